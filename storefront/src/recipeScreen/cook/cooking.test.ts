import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMinute,
  goToStep,
  isOver,
  isRunning,
  minuteMs,
  notCooking,
  putAway,
  startTimer,
  timeLeft,
  timerOf,
  toggleTimer,
} from './cooking.ts';

const started = startTimer(notCooking, 2, 10 * minuteMs, 1000);
const timerAt = (cooking: typeof started) => timerOf(cooking, 2)!;

describe('a timer', () => {
  test('REC-01 runs by the clock, whatever step is shown', () => {
    const later = goToStep(started, 4);
    expect(timeLeft(timerAt(later), 1000 + 4 * minuteMs)).toBe(6 * minuteMs);
    expect(isRunning(timerAt(later), 2000)).toBe(true);
  });

  test('stops with what is left, and runs on from there', () => {
    const stopped = toggleTimer(started, 2, 1000 + minuteMs);
    expect(timeLeft(timerAt(stopped), 99 * minuteMs)).toBe(9 * minuteMs);
    const again = toggleTimer(stopped, 2, 50 * minuteMs);
    expect(timeLeft(timerAt(again), 51 * minuteMs)).toBe(8 * minuteMs);
  });

  test('is over at its end and says so until it is put away', () => {
    const end = 1000 + 10 * minuteMs;
    expect([isOver(timerAt(started), end), isRunning(timerAt(started), end)]).toEqual([true, false]);
    expect(toggleTimer(started, 2, end)).toBe(started);
    expect(putAway(started, 2).timers).toEqual([]);
  });

  test('takes another minute while it runs, while it is stopped and after its end', () => {
    expect(timeLeft(timerAt(addMinute(started, 2, 1000)), 1000)).toBe(11 * minuteMs);
    expect(timeLeft(timerAt(addMinute(started, 2, 1000 + 20 * minuteMs)), 1000 + 20 * minuteMs)).toBe(minuteMs);
    const stopped = toggleTimer(started, 2, 1000 + minuteMs);
    expect(timeLeft(timerAt(addMinute(stopped, 2, 0)), 0)).toBe(10 * minuteMs);
  });

  test('one of each step, in their order', () => {
    const several = startTimer(startTimer(started, 0, minuteMs, 0), 2, 3 * minuteMs, 0);
    expect(several.timers.map(({ step, totalMs }) => [step, totalMs / minuteMs])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

test('a step that is not there has no timer to press', () => {
  expect(toggleTimer(notCooking, 3, 0)).toBe(notCooking);
  expect(addMinute(notCooking, 3, 0)).toBe(notCooking);
});

test('a timer never shows more than it was set to, however often it is stopped', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_600_000 }), { minLength: 1, maxLength: 8 }), (moments) => {
      let cooking = startTimer(notCooking, 0, minuteMs, 0);
      for (const now of moments.toSorted((one, other) => one - other)) {
        cooking = toggleTimer(cooking, 0, now);
        expect(timeLeft(timerOf(cooking, 0)!, now)).toBeLessThanOrEqual(minuteMs);
      }
    }),
  );
});
