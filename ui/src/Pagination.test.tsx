import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const show = (current: number, last: number) =>
  render(
    <Pagination
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      current={current}
      last={last}
      hrefOf={(page) => `?page=${page}`}
    />,
  );

test('pages are links; the first has none before it', () => {
  show(1, 3);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=2');
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
});

test('a single page needs no pages', () => expect(show(1, 1).container.innerHTML).toBe(''));
