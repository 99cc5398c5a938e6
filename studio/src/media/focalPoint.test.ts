import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedPoint, pointAt } from './focalPoint.ts';

const frame = { left: 10, top: 20, width: 200, height: 100 };

test('a press says where it is, in percent of the picture', () => {
  expect(pointAt(frame, { clientX: 110, clientY: 82 })).toEqual({ x: 50, y: 62 });
  expect(pointAt(frame, { clientX: 0, clientY: 500 })).toEqual({ x: 0, y: 100 });
  expect(pointAt({ ...frame, width: 0 }, { clientX: 1, clientY: 1 })).toEqual({ x: 50, y: 50 });
});

test('arrow keys move the point, Home brings it to the middle, other keys do nothing', () => {
  expect(movedPoint({ x: 50, y: 50 }, 'ArrowLeft', 1)).toEqual({ x: 49, y: 50 });
  expect(movedPoint({ x: 50, y: 50 }, 'ArrowDown', 10)).toEqual({ x: 50, y: 60 });
  expect(movedPoint({ x: 3, y: 97 }, 'Home', 1)).toEqual({ x: 50, y: 50 });
  expect(movedPoint({ x: 50, y: 50 }, 'Enter', 1)).toBeUndefined();
});

test('the point never leaves the picture', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
  fc.assert(
    fc.property(percent, percent, key, fc.constantFrom(1, 10), (x, y, pressed, step) => {
      const moved = movedPoint({ x, y }, pressed, step);
      expect(moved && moved.x >= 0 && moved.x <= 100 && moved.y >= 0 && moved.y <= 100).toBe(true);
    }),
  );
});
