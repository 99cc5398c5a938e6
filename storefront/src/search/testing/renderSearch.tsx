import { render } from '@testing-library/react';
import type { BootData, ClientRuntimeConfig } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { readTexts as readTenantTexts } from '../../../../tenants/testing.ts';
import { componentConfigs } from '../../shell/api/componentConfigs.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { ShopProvider } from '../../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';

const messages = Object.fromEntries(
  ['search', 'shell', 'catalogue', 'cart', 'content', 'favourite', 'service'].flatMap((area) => {
    const texts = readTenantTexts('harbour', area);
    return Object.entries(texts).map(([key, text]) => [key, compile(text)] as const);
  }),
);

const { clientRuntimeConfig } = tenantFixture();

/** A shop that speaks with the texts of a real tenant. */
export function searchShop(productDiscovery?: ClientRuntimeConfig['productDiscovery']): BootData {
  const flags = productDiscovery ? { ...clientRuntimeConfig, productDiscovery } : clientRuntimeConfig;
  const messageBundle = { language: 'en', messages };
  return bootFixture(contentFixture('Home'), tenantFixture({ clientRuntimeConfig: flags, messageBundle }));
}

export const forwardingShop = searchShop({ variant: 'shop-forward', externalShopUrl: 'https://shop.example' });

interface Surroundings {
  readonly boot?: BootData;
  readonly config?: Record<string, unknown>;
}

/** Renders a part of the search with tenant, router, and the editors' configuration. */
export function renderSearch(node: ReactNode, { boot = searchShop(), config = {} }: Surroundings = {}) {
  const before = componentConfigs.get();
  onTestFinished(() => componentConfigs.set(before));
  componentConfigs.set({ search: config });
  const router = memoryRouter();
  const shown = render(
    <ShopProvider boot={boot}>
      <RouterProvider router={router}>{node}</RouterProvider>
    </ShopProvider>,
  );
  return { ...shown, router };
}
