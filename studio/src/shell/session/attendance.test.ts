import { expect, test } from 'vitest';
import { watchAttendance } from './attendance.ts';

test('STUD-01 somebody is there who opened the page or did something a moment ago, and then nobody', () => {
  const page = new EventTarget();
  let now = 0;
  const isAttended = watchAttendance(page, () => now);
  expect(isAttended()).toBe(true);
  now = 90_000;
  expect(isAttended()).toBe(false);
  for (const deed of ['pointermove', 'keydown', 'click']) {
    page.dispatchEvent(new Event(deed));
    expect(isAttended(), deed).toBe(true);
    now += 90_000;
    expect(isAttended(), deed).toBe(false);
  }
});
