import { expect, test } from 'vitest';
import { servesDatabase, usedBetween } from './databaseUse.ts';

const all = ['peer_trolley', 'peer_next'];

test('connections count for their own database alone, what serves all for everyone', () => {
  const connection = 'postgres: trolley: postgres peer_next [local] idle\0\0';
  expect(servesDatabase(connection, 'peer_next', all)).toBe(true);
  expect(servesDatabase(connection, 'peer_trolley', all)).toBe(false);
  expect(servesDatabase('postgres: trolley: checkpointer ', 'peer_trolley', all)).toBe(true);
});

test('a new connection counts from its beginning, one that is gone takes nothing away', () => {
  const before = new Map([
    [1, 100],
    [2, 500],
  ]);
  const after = new Map([
    [1, 130],
    [3, 7],
  ]);
  expect(usedBetween(before, after)).toBe(37);
});
