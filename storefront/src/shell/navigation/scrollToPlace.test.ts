import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToPlace } from './scrollToPlace.ts';

let positions: number[];
let reduced: boolean;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance', 'setTimeout'] });
  positions = [];
  reduced = false;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((_: unknown, y?: number) => void positions.push(Number(y)));
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: reduced }) as MediaQueryList);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => {
    setTimeout(() => step(performance.now()), 16);
    return 0;
  });
  document.body.innerHTML = '<section id="place">x</section>';
  place = document.getElementById('place') ?? document.body;
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('CONST-01 scrolling to a place takes 300 ms', async () => {
  let done = false;
  void scrollToPlace(place, window).then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(290);
  expect(done).toBe(false);
  expect(positions.at(-1)).toBeLessThan(900);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  await vi.advanceTimersByTimeAsync(30);
  expect(done).toBe(true);
  expect(positions.at(-1)).toBe(900);
});

test('with reduced motion it happens at once, and the keyboard goes on from there', async () => {
  reduced = true;
  await scrollToPlace(place, window);
  expect(positions).toEqual([900]);
  expect(document.activeElement).toBe(place);
});
