import { render, screen } from '@testing-library/react';
import type { SharedKind } from '@trolley/contract';
import { expect, test } from 'vitest';
import { milk } from '../../cart/testing/carts.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import { bootFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { ProductTools } from './ProductTools.tsx';

const texts = { 'catalogue.product.share': 'Share', 'catalogue.product.print': 'Print' };
const boot = bootFixture(undefined, tenantFixture({}, texts));

function tools(shared?: SharedKind[]) {
  const site = { ...boot.site, socialSharing: { ...boot.site.socialSharing, shared } };
  render(
    <ShopProvider boot={{ ...boot, site }}>
      <ProductTools product={milk} />
    </ShopProvider>,
  );
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

test.each<[string, SharedKind[] | undefined, string[]]>([
  ['the site says nothing', undefined, ['Share', 'Print']],
  ['it shares products', ['product'], ['Share', 'Print']],
  ['it shares pages alone', ['page'], ['Print']],
  ['it shares nothing', [], ['Print']],
])('CONT-10 products are shared as the site says: %s', (_, shared, labels) => {
  expect(tools(shared)).toEqual(labels);
});
