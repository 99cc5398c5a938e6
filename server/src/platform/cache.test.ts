import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

interface Thing {
  size: number;
}
const sizeCalculation = ({ size }: Thing) => size;
const createThings = (room: number) => createCache<Thing>(room, { sizeCalculation });
const keysOf = (cache: ReturnType<typeof createThings>) => [...cache.rkeys()];

test('the oldest goes when room is needed', () => {
  const cache = createThings(40);
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, { size: 10 });
  expect(keysOf(cache)).toEqual(['b', 'c', 'd', 'e']);
  expect(cache.calculatedSize).toBe(40);
});

test('an entry that is read survives a flood of entries that are not', () => {
  const cache = createThings(100);
  cache.set('home', { size: 10 });
  for (let n = 0; n < 1000; n += 1) {
    cache.set(`random-${n}`, { size: 10 });
    if (n % 5 === 0) cache.get('home');
  }
  expect(cache.get('home')).toBeDefined();
});

test('an entry of more than a quarter of the room is not stored, and one of a quarter is', () => {
  const cache = createThings(100);
  cache.set('a', { size: 25 });
  cache.set('giant', { size: 26 });
  expect(keysOf(cache)).toEqual(['a']);
});

test('no room, or a part of a byte, stores nothing', () => {
  for (const room of [0, 0.5, 3]) {
    const cache = createThings(room);
    cache.set('a', { size: 10 });
    expect([cache.size, cache.get('a')]).toEqual([0, undefined]);
  }
});

test('every entry that comes or goes is reported once', () => {
  const came: string[] = [];
  const gone: string[] = [];
  const cache = createCache<Thing>(40, {
    sizeCalculation,
    onInsert: (_, key) => void came.push(key),
    dispose: (_, key) => void gone.push(key),
  });
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, { size: 10 });
  cache.set('giant', { size: 11 });
  cache.delete('b');
  cache.delete('b');
  cache.set('c', { size: 9 });
  cache.clear();
  expect(came).toEqual(['a', 'b', 'c', 'd', 'e', 'c']);
  expect(gone).toEqual(['a', 'b', 'c', 'd', 'e', 'c']);
});

test('after any steps the size is that of the entries and within the room', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    fc.record({ do: fc.constant('set' as const), key, size: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constantFrom('get' as const, 'delete' as const), key, size: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = createThings(100);
      for (const one of steps) {
        if (one.do === 'set') cache.set(one.key, { size: one.size });
        else cache[one.do](one.key);
        const sum = [...cache.values()].reduce((total, { size }) => total + size, 0);
        expect(cache.calculatedSize).toBe(sum);
        expect(sum).toBeLessThanOrEqual(100);
      }
    }),
  );
});
