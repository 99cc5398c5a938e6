import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePath, encodePath, type Segment } from './pathCode.ts';

const at = fc.integer({ min: -400, max: 400 });
const point = fc.tuple(at, at);

const step: fc.Arbitrary<Segment> = fc.oneof(
  point.map(([x, y]): Segment => ({ kind: 'L', x, y, controls: [] })),
  fc.tuple(point, point).map(([[x, y], control]): Segment => ({ kind: 'Q', x, y, controls: [control] })),
  fc.tuple(point, point, point).map(([[x, y], one, two]): Segment => ({ kind: 'C', x, y, controls: [one, two] })),
);

/** A closed contour; steps that go nowhere are not worth a command and are left out. */
const contour = fc.tuple(point, fc.array(step, { maxLength: 12 })).map(([[x, y], steps]): Segment[] => {
  const start: Segment = { kind: 'M', x, y, controls: [] };
  const moving = steps.filter(({ kind, x: toX, y: toY }, index) => {
    const { x: fromX, y: fromY } = steps[index - 1] ?? start;
    return kind !== 'L' || toX !== fromX || toY !== fromY;
  });
  return [start, ...moving, { kind: 'Z', x, y, controls: [] }];
});

describe('path code', () => {
  test('reads back exactly what it wrote', () => {
    fc.assert(
      fc.property(fc.array(contour, { minLength: 1, maxLength: 4 }), (contours) => {
        const segments = contours.flat();
        expect(decodePath(encodePath(segments, 0))).toEqual(segments);
      }),
    );
  });

  test('writes mirrored curves as smooth ones and repeats no letter', () => {
    const wave: Segment[] = [
      { kind: 'M', x: 0, y: 0, controls: [] },
      { kind: 'Q', x: 10, y: 0, controls: [[5, -5]] },
      { kind: 'Q', x: 20, y: 0, controls: [[15, 5]] },
      { kind: 'L', x: 22, y: 3, controls: [] },
      { kind: 'L', x: 20, y: 9, controls: [] },
      { kind: 'L', x: 0, y: 9, controls: [] },
      { kind: 'Z', x: 0, y: 0, controls: [] },
    ];
    expect(encodePath(wave)).toBe('M0 0q5-5 10 0t10 0l2 3-2 6h-20z');
  });
});
