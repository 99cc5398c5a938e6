import { expect, test } from 'vitest';
import { searchBanner } from './searchBanner.ts';

const config = {
  banners: [
    { terms: ['Käse', 'cheese board'], title: 'Cheese week', href: '/cheese' },
    { terms: ['bio'], title: 'Organic', text: 'All of it.', href: '/organic', action: 'Show' },
  ],
};

test.each([
  ['käse', 'Cheese week'],
  ['KAESE', 'Cheese week'],
  ['käs', 'Cheese week'],
  ['cheese b', 'Cheese week'],
  ['bio', 'Organic'],
])('SEARCH-05 %s brings the banner %s', (term, title) => {
  expect(searchBanner(config, term)?.title).toBe(title);
});

test.each(['', 'kä', 'käsekuchen', 'bi', '…', 'board'])('SEARCH-05 %j brings none', (term) => {
  expect(searchBanner(config, term)).toBeNull();
});

test('SEARCH-05 a banner comes without the terms it stands for', () => {
  expect(searchBanner(config, 'bio')).toEqual({
    title: 'Organic',
    text: 'All of it.',
    href: '/organic',
    action: 'Show',
  });
});

test('SEARCH-05 a configuration that is broken or missing says nothing', () => {
  expect(searchBanner(undefined, 'bio')).toBeNull();
  expect(searchBanner({ banners: [{ terms: 'bio' }] }, 'bio')).toBeNull();
  expect(searchBanner({ banners: [{ terms: ['bio'], title: 'x', href: '/x' }], types: 'broken' }, 'bio')?.title).toBe(
    'x',
  );
});
