import { beforeEach, expect, test } from 'vitest';
import { minuteMs, notCooking, startTimer } from './cooking.ts';
import { createCooking } from './cookingStore.ts';

const hour = 60 * minuteMs;
const open = (slug: string, now = 0) =>
  createCooking(
    slug,
    () => localStorage,
    () => now,
  );
beforeEach(() => localStorage.clear());

test('REC-01 who comes back finds the step and the timers', () => {
  const cooking = startTimer({ ...notCooking, step: 3 }, 2, 10 * minuteMs, 0);
  open('gulasch').set(cooking);
  expect(open('gulasch', hour).get()).toEqual(cooking);
  expect(open('strudel').get()).toEqual(notCooking);
});

test('two recipes at once do not know of each other', () => {
  open('gulasch').set({ ...notCooking, step: 3 });
  open('strudel').set({ ...notCooking, step: 1 });
  expect(open('gulasch').get().step).toBe(3);
});

test('yesterday’s dinner begins anew', () => {
  open('gulasch').set({ ...notCooking, step: 3 });
  expect(open('gulasch', 13 * hour).get()).toEqual(notCooking);
});

test.each(['nonsense', '[]', 'null', '{"gulasch":{"step":"x"}}', '{"gulasch":{"step":1,"at":0,"timers":[1]}}'])(
  'is not misled by %s in its place',
  (found) => {
    localStorage.setItem('trolley.cooking', found);
    expect(open('gulasch').get()).toEqual(notCooking);
  },
);
