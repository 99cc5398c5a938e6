import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductTile } from './ProductTile.tsx';
import { productFixture } from './testing/products.ts';
import { renderInTenant } from './testing/renderInTenant.tsx';

test('a tile is one link to the product, named by brand and name', () => {
  renderInTenant(<ProductTile product={productFixture()} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.textContent).toBe('Glenbeg Whole Milk');
  expect(links[0]?.getAttribute('href')).toBe('/product/glenbeg-milk-1-l');
});

test('a tile of what has no brand shows none', () => {
  renderInTenant(<ProductTile product={productFixture({ brand: undefined, name: 'Carrots' })} />);
  expect(screen.getByRole('link').textContent?.trim()).toBe('Carrots');
  expect(screen.getByRole('link').querySelector('small')).toBeNull();
  expect(screen.getByRole('button', { name: 'Quick view: Carrots' })).toBeTruthy();
});

test('where nobody knows the pack nothing is shown for it, and no sign that sets it apart', () => {
  const { container, unmount } = renderInTenant(<ProductTile product={productFixture({ pack: '' })} />);
  expect(container.querySelector('.product-pack')?.textContent).toBe('');
  unmount();
  const gone = renderInTenant(<ProductTile product={productFixture({ pack: '', availability: 'unavailable' })} />);
  expect(gone.container.querySelector('.product-pack')?.textContent).toMatch(/^[^·]+$/);
});

test('DISC-06 its quick view is reached after its name, and a press before hydration is replayed', () => {
  renderInTenant(<ProductTile product={productFixture()} />);
  const button = screen.getByRole('button', { name: 'Quick view: Glenbeg Whole Milk' });
  expect(button.dataset['quickView']).toBe('100');
  expect(button.hasAttribute('data-replay')).toBe(true);
  expect(screen.getByRole('link').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('its picture comes in several widths and does not repeat the name', () => {
  renderInTenant(<ProductTile product={productFixture()} eager />);
  const picture = document.querySelector('img');
  expect(picture?.alt).toBe('');
  expect(picture?.getAttribute('src')).toBe('/pictures/0123456789abcdef/320');
  expect(picture?.getAttribute('srcset')).toContain('/pictures/0123456789abcdef/640 640w');
  expect(picture?.getAttribute('srcset')).not.toContain('960w');
  expect(picture?.getAttribute('loading')).toBe('eager');
});

test('DISC-02 what cannot be bought says so in place of being offered', () => {
  renderInTenant(<ProductTile product={productFixture({ availability: 'temporarilyUnavailable' })} />);
  expect(document.querySelector('.product-pack')?.textContent).toBe('Out of stock for now · 1 litre');
  expect(document.querySelector('.product-tile-gone')).not.toBeNull();
});

test('DISC-02 an age restriction is a note, the product can be bought', () => {
  renderInTenant(<ProductTile product={productFixture({ availability: 'ageRestricted', minAge: 18 })} />);
  expect(screen.getByText('18+')).toBeDefined();
  expect(document.querySelector('.product-pack')?.textContent).toBe('1 litre');
});

test('only the first row of a list is loaded at once', () => {
  const products = Array.from({ length: 8 }, (_, index) => productFixture({ sku: `${index}`, slug: `milk-${index}` }));
  renderInTenant(<ProductGrid products={products} first />);
  const loading = within(screen.getByRole('list'))
    .getAllByRole('presentation')
    .map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});
