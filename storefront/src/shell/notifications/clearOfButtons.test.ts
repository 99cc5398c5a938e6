import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearOffset } from './clearOfButtons.ts';

const strip = { top: 700, bottom: 756 };
const header = 92;
/** Rows of buttons, each 44 high. */
const buttonsAt = (...tops: readonly number[]) => {
  return (y: number) => !tops.some((top) => y >= top && y <= top + 44);
};

test('WEEK-03 where it covers no button a notification stays at the bottom', () => {
  expect(clearOffset(strip, header, buttonsAt(200, 500))).toBe(0);
});

test('WEEK-03 otherwise it goes up until it covers none', () => {
  const offset = clearOffset(strip, header, buttonsAt(720));
  expect(strip.bottom - offset).toBeLessThanOrEqual(720);
  expect(strip.bottom - offset).toBeGreaterThan(680);
});

test('WEEK-03 where no place is free it stays, and never goes over the header', () => {
  expect(clearOffset(strip, header, () => false)).toBe(0);
  expect(clearOffset(strip, header, (y) => y < header)).toBe(0);
});

test('WEEK-03 wherever buttons are: if it moved, it lies over none of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 8 }), (tops) => {
      const isFree = buttonsAt(...tops);
      const offset = clearOffset(strip, header, isFree);
      if (offset === 0) return;
      const [top, bottom] = [strip.top - offset, strip.bottom - offset];
      expect(top).toBeGreaterThanOrEqual(header);
      for (const button of tops) expect(button + 44 <= top || button >= bottom).toBe(true);
    }),
  );
});
