import { expect, test } from 'vitest';
import { showChosenDay } from './showChosenDay.ts';

/** A strip of 300 px with one chosen day of 80 px. */
function stripWith(dayAt: number): HTMLElement {
  const strip = document.createElement('div');
  strip.innerHTML = '<button aria-selected="true"></button>';
  strip.getBoundingClientRect = () => new DOMRect(20, 0, 300, 72);
  const [day] = strip.children;
  if (day) day.getBoundingClientRect = () => new DOMRect(20 + dayAt, 0, 80, 72);
  return strip;
}

test('a chosen day beyond the edge of the strip comes to its middle', () => {
  const strip = stripWith(500);
  showChosenDay(strip);
  expect(strip.scrollLeft).toBe(390);
});

test.each([0, 100, 220])('a chosen day in sight at %s px moves nothing', (dayAt) => {
  const strip = stripWith(dayAt);
  showChosenDay(strip);
  expect(strip.scrollLeft).toBe(0);
});

test('a strip without a chosen day stays', () => {
  const strip = document.createElement('div');
  showChosenDay(strip);
  expect(strip.scrollLeft).toBe(0);
});
