import { screen } from '@testing-library/react';
import type { Block } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import { Blocks } from './Blocks.tsx';

const milk = productFixture();
const reduced = productFixture({
  sku: '200',
  slug: 'cove-salmon',
  name: 'Smoked Salmon',
  brand: { slug: 'cove', name: 'Cove' },
  price: { regular: { value: 899 }, offer: { value: 699, lowest30: 899, percent: 22, from: '2026-11-12' } },
});

describe('a group of products', () => {
  const group: Block = {
    type: 'productGroup',
    title: 'This week’s offers',
    text: 'New every Thursday',
    more: { label: 'All offers', href: '/offers' },
    products: [milk, reduced],
  };

  test('shows them under its title, with the way to more', () => {
    const { container } = renderInTenant(<Blocks blocks={[group]} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This week’s offers');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All offers' }).getAttribute('href')).toBe('/offers');
    expect(screen.getByRole('link', { name: /Whole Milk/ }).getAttribute('href')).toBe('/product/glenbeg-milk-1-l');
    expect(container.querySelector('section')?.id).toBe('this-week-s-offers');
  });

  test('that has none left says nothing', () => {
    renderInTenant(<Blocks blocks={[{ ...group, products: [] }]} />);
    expect(document.body.textContent).toBe('');
  });
});

describe('a product with some words about it', () => {
  const promotion: Block = {
    type: 'productPromotion',
    kicker: 'From the smokehouse',
    title: 'Slow smoke',
    text: 'Over old oak.',
    action: 'See the salmon',
    product: reduced,
  };

  test('has its name, its price with the 30-day price, its badge and its link', () => {
    const { container } = renderInTenant(<Blocks blocks={[promotion]} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Slow smoke');
    expect(container.textContent).toContain('Cove Smoked Salmon');
    expect(container.textContent).toContain('€6.99');
    expect(container.textContent).toContain('€8.99');
    expect(container.querySelector('.product-badges')?.textContent).toContain('22');
    expect(screen.getByRole('link', { name: 'See the salmon' }).getAttribute('href')).toBe('/product/cove-salmon');
  });

  test('shows its picture in the width there is room for', () => {
    const { container } = renderInTenant(<Blocks blocks={[promotion]} />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('srcset')).toContain('/pictures/0123456789abcdef/480 480w');
    expect(picture?.getAttribute('sizes')).toBeTruthy();
    expect(picture?.getAttribute('alt')).toBe('');
  });
});
