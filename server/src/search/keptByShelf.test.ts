import { expect, test } from 'vitest';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { keptByShelf } from './keptByShelf.ts';

const zones = Array.from({ length: 40 }, (_, index) => `zone-${index}`);
const size = 50_000;
const mostBytes = 4 * 1024 * 1024;

test('shelves of forty zones keep no more together than one might, and what was asked for last', () => {
  const catalogue = catalogueOf([{}], { zones });
  const kept = keptByShelf<object>(() => size);
  const asked = zones.flatMap((zone) =>
    Array.from({ length: 20 }, (_, index) => ({ zone, name: `term ${index}`, value: {} })),
  );
  const ask = ({ zone, name, value }: (typeof asked)[number]) => kept(shelfOf(catalogue, zone), name, () => value);
  for (const one of asked) expect(ask(one)).toBe(one.value);
  // From the last one back, until the first that is made again.
  const last = asked.toReversed().findIndex((one) => ask({ ...one, value: {} }) !== one.value);
  expect(last * size).toBeGreaterThan(mostBytes / 2);
  expect(last * size).toBeLessThanOrEqual(mostBytes);
});

test('what one shelf keeps under a name is not another’s', () => {
  const kept = keptByShelf<object>(() => size);
  const [before, after] = [catalogueOf([{}], { zones }), catalogueOf([{}], { zones })];
  const values = [shelfOf(before, 'zone-0'), shelfOf(before, 'zone-1'), shelfOf(after, 'zone-0')].map((shelf) =>
    kept(shelf, 'milk', () => ({})),
  );
  expect(new Set(values).size).toBe(3);
});
