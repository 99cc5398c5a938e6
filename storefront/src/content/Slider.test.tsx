import { act, fireEvent, screen } from '@testing-library/react';
import type { Block } from '@trolley/contract';
import { fakeResizeObserver } from '@trolley/ui/testing/resizing.ts';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Blocks } from './Blocks.tsx';
import { inShop, renderInShop } from './testing/renderInShop.tsx';

const slider: Block = {
  type: 'slider',
  title: 'Producers',
  items: ['Glenbeg', 'Cove', 'Larder'].map((title) => ({ title, pictures: [] })),
};
const resizing = fakeResizeObserver();
const button = (name: string) => screen.getByRole('button', { name });

/** A row of three cards of which one fits; happy-dom lays nothing out. */
function laidOut() {
  renderInShop(<Blocks blocks={[slider]} />);
  const row = screen.getByRole('group', { name: 'Producers' });
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

test('its buttons stand in the page before hydration', () => {
  const html = renderToString(inShop(<Blocks blocks={[slider]} />));
  expect(html).toContain('aria-label="Next"');
  expect(html).not.toContain('hidden=""');
});

test('the cards are a list that scrolls by keyboard too', () => {
  const { row } = laidOut();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Glenbeg', 'Cove', 'Larder']);
  expect(row.tabIndex).toBe(0);
});

test('its buttons turn it, and know when there is nothing more', () => {
  const { row, scrollBy } = laidOut();
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Next'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 240 });
  expect(button('Previous').getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(button('Next'));
  fireEvent.click(button('Next'));
  expect(row.scrollLeft).toBe(600);
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
});

test('a row that fits has nothing to turn', () => {
  renderInShop(<Blocks blocks={[slider]} />);
  act(resizing.triggerAll);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a press made before hydration is remembered', () => {
  laidOut();
  for (const one of screen.getAllByRole('button')) expect(one.hasAttribute('data-replay')).toBe(true);
});
