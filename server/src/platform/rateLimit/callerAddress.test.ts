import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerAddress } from './callerAddress.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0012:1:2:3:4', '2001:db8:0:12::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (ip, counted) => expect(callerAddress(ip)).toBe(counted));

test('whatever a household puts behind its own half, it counts as one', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(half, half, half, (home, one, other) => {
      expect(callerAddress([...home, ...one].join(':'))).toBe(callerAddress([...home, ...other].join(':')));
      const sameHome = home.join() === other.join();
      expect(callerAddress([...home, ...one].join(':')) === callerAddress([...other, ...one].join(':'))).toBe(sameHome);
    }),
    { numRuns: 50 },
  );
});
