import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rank } from './rank.ts';

const things = fc.array(
  fc.record({
    cost: fc.integer({ min: 0, max: 300 }),
    popularity: fc.integer({ min: 0, max: 127 }),
    orderable: fc.integer({ min: 0, max: 1 }),
    lot: fc.integer({ min: 0, max: 8191 }),
    /** Better known for this term than it is. */
    lifted: fc.option(fc.integer({ min: 0, max: 127 })),
  }),
);

test('SEARCH-08 SEARCH-10 the match decides, then what can be ordered, then how well known it is, for this term if that is more', () => {
  fc.assert(
    fc.property(things, fc.integer({ min: 1, max: 5 }), (given, most) => {
      const findings = { things: given.map((_, thing) => thing), costs: given.map(({ cost }) => cost) };
      const signals = {
        popularity: Uint8Array.from(given, ({ popularity }) => popularity),
        orderable: Uint8Array.from(given, ({ orderable }) => orderable),
        lot: Uint16Array.from(given, ({ lot }) => lot),
      };
      const lifted = new Map(
        given.flatMap((one, thing) => (one.lifted === null ? [] : [[thing, one.lifted] as const])),
      );
      const ranked = rank(findings, signals, undefined, lifted);
      const expected = [...given.entries()]
        .sort(
          ([i, a], [j, b]) =>
            Math.min(a.cost, 255) - Math.min(b.cost, 255) ||
            b.orderable - a.orderable ||
            (b.lifted ?? b.popularity) - (a.lifted ?? a.popularity) ||
            a.lot - b.lot ||
            i - j,
        )
        .map(([thing]) => thing);
      expect(ranked).toEqual(expected);
      // Of many only the best are put in order, and they are the same.
      expect(rank(findings, signals, most, lifted)).toEqual(expected.slice(0, most));
    }),
  );
});
