import { render } from '@testing-library/react';
import { countryNameOf } from '@trolley/contract';
import { expect, test } from 'vitest';
import { milk } from '../cart/testing/carts.ts';
import { bootOf } from '../catalogue/testing/renderInTenant.tsx';
import { ShopProvider } from '../shell/shop.tsx';
import { ProductBadges } from './ProductBadges.tsx';

test.each([
  ['de-DE', 'DE', 'Deutschland'],
  ['de-AT', 'AT', 'Österreich'],
  ['de-CH', 'CH', 'Schweiz'],
])('a product of the shop’s own country (%s) says the name of that country', (locale, origin, name) => {
  const boot = bootOf('feldmarkt');
  const tenant = { ...boot.tenant, locale, countryName: countryNameOf(locale) };
  const { container } = render(
    <ShopProvider boot={{ ...boot, tenant }}>
      <ProductBadges product={{ ...milk, labels: [], origin }} />
    </ShopProvider>,
  );
  expect(container.textContent).toBe(name);
});
