import { type Permission, permissions } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, idleMinutesOf, isInStores, permissionsOf, type Rights } from './rights.ts';

const set = (...names: Permission[]) => new Set(names);
const anyStores = fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), { nil: null });
const anyRights: fc.Arbitrary<Rights> = fc.record({
  permissions: fc.subarray([...permissions]).map((names) => new Set(names)),
  stores: anyStores,
});

test('STUD-01 roles add up, a role that is gone or unknown allows nothing', () => {
  expect([...permissionsOf(['picker', 'gone', 'toString'], [])]).toEqual(['picking:write']);
  expect(permissionsOf(['picker'], ['journal:read', 'made:up'])).toEqual(set('picking:write', 'journal:read'));
  expect(permissionsOf(['owner'], []).size).toBe(permissions.length);
});

test('STUD-01 whoever covers another may do all that the other may, and nobody covers more than themselves', () => {
  fc.assert(
    fc.property(anyRights, anyRights, anyRights, (one, other, third) => {
      expect(covers(one, one)).toBe(true);
      if (covers(one, other) && covers(other, third)) expect(covers(one, third)).toBe(true);
      if (!covers(one, other)) return;
      for (const permission of other.permissions) expect(one.permissions.has(permission)).toBe(true);
      if (one.stores !== null) expect(other.stores?.every((store) => one.stores?.includes(store))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('STUD-01 whoever is bound to stores is not at home in all of them', () => {
  expect(isInStores({ stores: ['a'] }, null)).toBe(false);
  expect(isInStores({ stores: ['a'] }, ['a', 'b'])).toBe(false);
  expect(isInStores({ stores: ['a', 'b'] }, ['b'])).toBe(true);
  expect(isInStores({ stores: null }, null)).toBe(true);
});

test('STUD-01 a session of a picker lasts a working day, any further right makes it half an hour', () => {
  expect(idleMinutesOf(set('picking:write'))).toBe(720);
  expect(idleMinutesOf(set('picking:write', 'orders:read'))).toBe(30);
  expect(idleMinutesOf(permissionsOf(['owner'], []))).toBe(30);
});
