import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenDistance, clusters, clusterWidth, pinDistance } from './clusters.ts';

const coordinate = fc.integer({ min: 0, max: 600 });
const places = fc
  .array(fc.tuple(coordinate, coordinate), { maxLength: 40 })
  .map((points) => points.map(([x, y], index) => ({ id: String(index), x, y })));

describe('pins', () => {
  test('never overlap, and none is lost or shown twice', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 45 }), (given, chosen) => {
        const found = clusters(given, String(chosen));
        expect(found.flatMap(({ ids }) => ids).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
        found.forEach((one, index) => {
          for (const other of found.slice(index + 1)) {
            const needed = one.chosen || other.chosen ? chosenDistance : pinDistance;
            const wider = one.ids.length > 1 || other.ids.length > 1 ? clusterWidth : 1;
            expect(Math.hypot((one.x - other.x) / wider, one.y - other.y)).toBeGreaterThanOrEqual(needed);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  test('the chosen one stays at its place and is named first, whoever lies under it', () => {
    fc.assert(
      fc.property(places, (given) => {
        fc.pre(given.length > 0);
        const chosen = clusters(given, '0').find((one) => one.chosen);
        expect(chosen).toMatchObject({ x: given[0]?.x, y: given[0]?.y });
        expect(chosen?.ids[0]).toBe('0');
      }),
    );
  });

  test('what is far apart stays apart; what is near becomes one in the middle', () => {
    const at = (id: string, x: number) => ({ id, x, y: 0 });
    expect(clusters([at('a', 0), at('b', 100)], undefined).map(({ ids }) => ids)).toEqual([['a'], ['b']]);
    expect(clusters([at('a', 0), at('b', 20)], undefined)).toEqual([{ ids: ['a', 'b'], x: 10, y: 0, chosen: false }]);
  });
});
