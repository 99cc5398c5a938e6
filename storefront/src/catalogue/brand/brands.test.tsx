import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingFixture } from '../testing/products.ts';
import { payloadOf, renderInTenant } from '../testing/renderInTenant.tsx';
import BrandScreen from './BrandScreen.tsx';
import BrandsScreen from './BrandsScreen.tsx';

const card = (slug: string, name: string, count: number) => ({
  slug,
  name,
  count,
  pictures: [`/pictures/${slug}1`, `/pictures/${slug}2`],
  categories: ['Fish', 'Cheddar'],
});
const letters = [
  { letter: 'C', brands: [card('cove', 'Cove', 12)] },
  { letter: 'G', brands: [card('glenbeg', 'Glenbeg', 1)] },
];
const featured = [
  { slug: 'cove', name: 'Cove', count: 12, offers: 3, text: 'Four boats.', pictures: ['/pictures/a', '/pictures/b'] },
  { slug: 'glenbeg', name: 'Glenbeg', count: 1, offers: 0, pictures: ['/pictures/c'] },
];

test('DISC-05 a brand of the month stands first, with its words, its goods and how many are on offer', () => {
  renderInTenant(<BrandsScreen payload={payloadOf('brands', '/brands', { letters, featured, isMonthly: true })} />);
  const [month, other] = within(screen.getByRole('group', { name: 'Featured brands' })).getAllByRole('listitem');
  const first = within(month as HTMLElement);
  expect(first.getByText('Brand of the month')).toBeDefined();
  expect(first.getByRole('link', { name: 'Cove' }).getAttribute('href')).toBe('/brands/cove');
  expect(first.getByText('Four boats.')).toBeDefined();
  expect(first.getByText('12 products · 3 on offer')).toBeDefined();
  expect(month?.querySelectorAll('img')).toHaveLength(2);
  expect(other?.textContent).toBe('Glenbeg1 product');
});

test('DISC-05 where no editor chose any, none is called that of the month', () => {
  renderInTenant(<BrandsScreen payload={payloadOf('brands', '/brands', { letters, featured })} />);
  expect(screen.queryByText('Brand of the month')).toBeNull();
  expect(screen.getByRole('group', { name: 'Featured brands' })).toBeDefined();
});

test('DISC-05 each brand shows goods of its own, and a letter without brands leads nowhere', () => {
  renderInTenant(<BrandsScreen payload={payloadOf('brands', '/brands', { letters, featured: [] })} />);
  const cove = screen.getByRole('link', { name: /^Cove/ });
  expect(cove.textContent).toBe('Cove12 products · Fish, Cheddar');
  expect(cove.querySelectorAll('img')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Featured brands' })).toBeNull();
  const letter = screen.getByRole('navigation', { name: 'First letters' });
  expect(letter.textContent).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect([...letter.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)).toContain('A');
});

test('DISC-05 all brands stand below their letter, and every letter can be jumped to', () => {
  renderInTenant(<BrandsScreen payload={payloadOf('brands', '/brands', { letters, featured: [] })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brands from A to Z');
  const jumps = within(screen.getByRole('navigation', { name: 'First letters' })).getAllByRole('link');
  expect(jumps.map((jump) => jump.textContent)).toEqual(['C', 'G']);
  for (const jump of jumps) {
    const place = document.getElementById((jump.getAttribute('href') ?? '').slice(1));
    expect(place?.textContent).toBe(jump.textContent);
  }
  const under = within(screen.getByRole('region', { name: 'C' }));
  expect(under.getByRole('link', { name: /Cove/ }).getAttribute('href')).toBe('/brands/cove');
  expect(under.getByText(/^12 products/)).toBeDefined();
});

test('DISC-05 a brand page tells of the brand and lists its products', () => {
  const brand = { slug: 'cove', name: 'Cove', count: 12, about: 'From Donegal.', maker: 'Cove Foods Ltd' };
  renderInTenant(
    <BrandScreen
      payload={payloadOf('brand-slug', '/brands/cove', { brand, listing: listingFixture({ total: 12 }) })}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cove');
  expect(screen.getByText('From Donegal.')).toBeDefined();
  expect(screen.getByText('Produced by Cove Foods Ltd')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('12 products');
  expect(screen.getByRole('link', { name: 'Brands from A to Z' }).getAttribute('href')).toBe('/brands');
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/brands/cove');
});

test('DISC-05 an editor’s story of a brand stands on its page, with goods of it', () => {
  const brand = { slug: 'cove', name: 'Cove', count: 12, about: 'From Donegal.' };
  const story = {
    kicker: 'Killybegs',
    title: 'Four boats',
    paragraphs: ['They land.', 'It is smoked.'],
    pictures: ['/pictures/a'],
  };
  renderInTenant(
    <BrandScreen payload={payloadOf('brand-slug', '/brands/cove', { brand, story, listing: listingFixture() })} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Four boats' })).toBeDefined();
  for (const words of ['Killybegs', 'From Donegal.', 'They land.', 'It is smoked.'])
    expect(screen.getByText(words)).toBeDefined();
  expect(document.querySelector('.brand-story img')?.getAttribute('src')).toBe('/pictures/a/320');
});
