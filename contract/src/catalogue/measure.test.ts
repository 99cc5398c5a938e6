import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceUnits } from './codes.ts';
import { byBasePrice, comparableValue, type Measure, measures, unitContents } from './measure.ts';

test('the same price told by another unit of its measure compares alike', () => {
  expect(comparableValue({ value: 250, unit: '100g' })).toBe(comparableValue({ value: 2500, unit: 'kg' }));
  expect(comparableValue({ value: 12, unit: '100ml' })).toBe(comparableValue({ value: 120, unit: 'l' }));
  expect(comparableValue({ value: 3, unit: 'piece' })).toBe(comparableValue({ value: 300, unit: '100pieces' }));
  for (const unit of referenceUnits) expect(measures).toContain(unitContents[unit].measure);
});

describe('DISC-08 a list by base price compares like with like', () => {
  interface Thing {
    readonly measure: Measure | undefined;
    readonly value: number;
  }
  const sorted = (things: readonly Thing[]) =>
    things.toSorted(
      byBasePrice(
        things,
        ({ measure }) => measure,
        ({ value }) => value,
      ),
    );

  test('what most are measured in comes first, what has no base price last', () => {
    const list: readonly Thing[] = [
      { measure: undefined, value: 0 },
      { measure: 'piece', value: 1 },
      { measure: 'volume', value: 150 },
      { measure: 'volume', value: 90 },
    ];
    expect(sorted(list).map(({ measure, value }) => `${measure} ${value}`)).toEqual([
      'volume 90',
      'volume 150',
      'piece 1',
      'undefined 0',
    ]);
  });

  test('whatever the list: each measure stands together, ascending', () => {
    const thing = fc.record({
      measure: fc.option(fc.constantFrom(...measures), { nil: undefined }),
      value: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(thing), (list) => {
        const order = sorted(list);
        expect(order.toSorted((a, b) => a.value - b.value)).toHaveLength(list.length);
        const seen = new Set<Measure | undefined>();
        order.forEach((one, at) => {
          const before = order[at - 1];
          if (before?.measure === one.measure && at > 0) {
            if (one.measure) expect(one.value).toBeGreaterThanOrEqual(before?.value ?? 0);
          } else {
            expect(seen.has(one.measure)).toBe(false);
            seen.add(one.measure);
          }
        });
        if (seen.has(undefined)) expect(order.at(-1)?.measure).toBeUndefined();
      }),
    );
  });
});
