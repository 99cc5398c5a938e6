import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departmentsOnDesk } from './departmentsOnDesk.ts';

const shown = () =>
  render(
    <div popover="auto" data-testid="menu" {...departmentsOnDesk}>
      <details name="d">
        <summary>Bread</summary>
      </details>
      <details name="d">
        <summary>Milk</summary>
      </details>
    </div>,
  );
const open = () => [...document.querySelectorAll('details[open]')].map((department) => department.textContent);
const media = (desk: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: desk }));
function openMenu() {
  const event = new Event('beforetoggle');
  fireEvent(screen.getByTestId('menu'), Object.assign(event, { newState: 'open' }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('on a desk the first department is open as soon as the menu is', () => {
  media(true);
  shown();
  openMenu();
  expect(open()).toEqual(['Bread']);
});

test('on a phone none is, and a press closes what a press opened', () => {
  media(false);
  shown();
  openMenu();
  expect(open()).toEqual([]);
  expect(fireEvent.click(screen.getByText('Milk'))).toBe(true);
});

test('on a desk pointing at another opens it, passing over it does not', () => {
  media(true);
  shown();
  fireEvent.pointerOver(screen.getByText('Milk'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(60);
  fireEvent.pointerOver(screen.getByText('Bread'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(60);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(open()).toEqual(['Bread']);
});

test('on a desk a press leaves the open one open', () => {
  media(true);
  shown();
  openMenu();
  expect(fireEvent.click(screen.getByText('Bread'))).toBe(false);
  expect(open()).toEqual(['Bread']);
});
