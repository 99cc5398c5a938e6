import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingFixture } from '../testing/products.ts';
import { payloadOf, renderInTenant } from '../testing/renderInTenant.tsx';
import BrandScreen from './BrandScreen.tsx';
import BrandsScreen from './BrandsScreen.tsx';

const letters = [
  { letter: 'C', brands: [{ slug: 'cove', name: 'Cove', count: 12 }] },
  { letter: 'G', brands: [{ slug: 'glenbeg', name: 'Glenbeg', count: 1 }] },
];

test('DISC-05 all brands stand below their letter, and every letter can be jumped to', () => {
  renderInTenant(<BrandsScreen payload={payloadOf('brands', '/brands', { letters })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brands from A to Z');
  const jumps = within(screen.getByRole('navigation', { name: 'First letters' })).getAllByRole('link');
  expect(jumps.map((jump) => jump.textContent)).toEqual(['C', 'G']);
  for (const jump of jumps) {
    const place = document.getElementById((jump.getAttribute('href') ?? '').slice(1));
    expect(place?.textContent).toBe(jump.textContent);
  }
  const under = within(screen.getByRole('region', { name: 'C' }));
  expect(under.getByRole('link', { name: /Cove/ }).getAttribute('href')).toBe('/brands/cove');
  expect(under.getByText('12 products')).toBeDefined();
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
