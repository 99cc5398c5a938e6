import { describe, expect, test } from 'vitest';
import { accessEntries, anonymous, isRestricted, mayView, type Viewer } from '../index.ts';

const customer: Viewer = { loggedIn: true, joeMember: false };
const member: Viewer = { loggedIn: true, joeMember: true };

describe('ROUTE-27 page access lists', () => {
  test.each([undefined, '', ' ; ', accessEntries.join(';'), accessEntries.join(' ; ').toUpperCase(), 'nonsense'])(
    'ROUTE-27 %j is open to all',
    (list) => {
      expect(isRestricted(list)).toBe(false);
      for (const viewer of [anonymous, customer, member]) expect(mayView(list, viewer)).toBe(true);
    },
  );

  test.each([
    ['not logged in', [true, false, false]],
    ['logged in and not joe member', [false, true, false]],
    ['logged in and joe member', [false, false, true]],
    ['logged in and joe member; logged in and not joe member', [false, true, true]],
    ['not logged in;logged in and joe member', [true, false, true]],
  ] as const)('ROUTE-27 %j admits exactly those it names', (list, expected) => {
    expect(isRestricted(list)).toBe(true);
    expect([anonymous, customer, member].map((viewer) => mayView(list, viewer))).toEqual(expected);
  });
});
