import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that no web server of a supplier has: private, of this machine, of a cloud's own services, for examples. */
const ranges: readonly string[] = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4'],
  ...[
    '240.0.0.0/4',
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/32',
    '2001:db8::/32',
  ],
  ...['2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

/** Two lists: in one, the range of mapped IPv4 addresses would hold every IPv4 address. */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of ranges) {
  const [net = '', bits] = range.split('/');
  const family = isIP(net) === 4 ? 'ipv4' : 'ipv6';
  notPublic[family].addSubnet(net, Number(bits), family);
}

/** Whether anybody on the internet could ask this IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return !notPublic[family].check(address, family);
}

export class AddressNotPublic extends Error {
  override name = 'AddressNotPublic';
}

/**
 * Finds the addresses of a host name, of which only public ones are used. It is asked by the connection itself: a name
 * that leads elsewhere the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new AddressNotPublic(host), []);
    return options.all ? callback(null, open) : callback(null, first.address, first.family);
  });
};
