import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Scroller } from './Scroller.tsx';
import { fakeResizeObserver } from './testing/resizing.ts';
import { scrollerEnds } from './useScrollEnds.ts';

const scroller = (
  <Scroller label="Offers" previousLabel="Back" nextLabel="On" head={<h2>Offers</h2>}>
    {['Milk', 'Bread', 'Apples'].map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </Scroller>
);
const resizing = fakeResizeObserver();
const button = (name: string) => screen.getByRole('button', { name });

/** A row of three of which one fits; nothing is laid out in a test. */
function laidOut() {
  render(scroller);
  const row = screen.getByRole('list');
  const scrollBy = vi.fn(({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = Math.max(0, Math.min(600, row.scrollLeft + left));
    fireEvent.scroll(row);
  });
  Object.defineProperties(row, {
    clientWidth: { value: 300 },
    scrollWidth: { value: 900 },
    scrollBy: { value: scrollBy },
  });
  act(resizing.triggerAll);
  return { row, scrollBy };
}

test('its buttons stand in the page before hydration, and remember a press', () => {
  const html = renderToString(scroller);
  expect(html).toContain('aria-label="On"');
  expect(html).not.toContain('hidden=""');
  expect(html.match(/data-replay/g)).toHaveLength(2);
});

test('its buttons turn it, and know when there is nothing more', () => {
  const { row, scrollBy } = laidOut();
  expect(button('Back').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('On'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 240 });
  expect(button('Back').getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(button('On'));
  fireEvent.click(button('On'));
  expect(row.scrollLeft).toBe(600);
  expect(button('On').getAttribute('aria-disabled')).toBe('true');
});

test('a row that fits has nothing to turn', () => {
  render(scroller);
  act(resizing.triggerAll);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Offers' })).toBeDefined();
});

test('the ends of a row forgive the rounding of browsers', () => {
  expect(scrollerEnds({ scrollLeft: 0.6, scrollWidth: 900, clientWidth: 300 })).toEqual({ start: true, end: false });
  expect(scrollerEnds({ scrollLeft: 599.4, scrollWidth: 900, clientWidth: 300 })).toEqual({ start: false, end: true });
});
