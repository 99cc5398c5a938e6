import { expect, test } from 'vitest';
import { AddressNotPublic, isPublicAddress, lookupPublic } from './publicAddress.ts';

test.each([
  ...['127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'fc12::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'localhost', ''],
  ...['fec0::1', 'feff::1', '2001:0:4136:e378::1', '::7f00:1', '::127.0.0.1', '::a00:1'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '193.99.144.80', '2a02:2e0:3fe:1001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([true, false])('a name that leads to this machine leads nowhere (all: %s)', async (all) => {
  const error = await new Promise((found) => lookupPublic('localhost', { all }, found));
  expect(error).toBeInstanceOf(AddressNotPublic);
});
