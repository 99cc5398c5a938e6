import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LayeredMap } from './layeredMap.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', 'constructor');
const change = fc.tuple(key, fc.option(fc.integer(), { nil: null }));

test('a layered map holds what an ordinary map would, and the one before it stays as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer())), fc.array(fc.array(change)), (base, batches) => {
      const ordinary = new Map(base);
      let layered = LayeredMap.of(new Map(base));
      for (const batch of batches) {
        const before = layered;
        const held = [...before];
        layered = before.with(batch);
        for (const [name, value] of batch) {
          if (value === null) ordinary.delete(name);
          else ordinary.set(name, value);
        }
        expect([...before]).toEqual(held);
        expect(layered.size).toBe(ordinary.size);
        expect(new Map(layered)).toEqual(ordinary);
        expect(layered.has('a')).toBe(ordinary.has('a'));
        expect(layered.get('b')).toBe(ordinary.get('b'));
        const since = layered.keysSince(before);
        const was = new Map<string, number>(held);
        const now = new Map<string, number>(ordinary);
        const differing = [...new Set([...was.keys(), ...now.keys()])].filter(
          (name) => was.get(name) !== now.get(name),
        );
        if (since) expect([...since].toSorted()).toEqual(differing.toSorted());
      }
    }),
  );
});

test('many changes become the new base', () => {
  const base = new Map(Array.from({ length: 100 }, (_, index) => [`k${index}`, index]));
  const changed = LayeredMap.of(base).with(
    Array.from({ length: 900 }, (_, index) => [`k${index}`, index + 1] as const),
  );
  expect(changed.size).toBe(900);
  expect([...changed.keys()].slice(0, 2)).toEqual(['k0', 'k1']);
  let sum = 0;
  changed.forEach((value) => (sum += value));
  expect(sum).toBe((900 * 901) / 2);
});

test('what differs is told only between values of one base', () => {
  const one = LayeredMap.of(new Map([['a', 1]]));
  const next = one.with([
    ['a', 1],
    ['b', 2],
  ]);
  expect([...(next.keysSince(one) ?? [])]).toEqual(['b']);
  expect(next.keysSince(LayeredMap.of(new Map([['a', 1]])))).toBeUndefined();
  expect(next.keysSince(new Map())).toBeUndefined();
});
