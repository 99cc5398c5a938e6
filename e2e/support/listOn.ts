import type { Locator, Page } from '@playwright/test';
import { text } from './tenantFiles.ts';

/** A list of products on a page: what it says of itself, what it shows and what changes it. */
export interface ShownList {
  readonly heading: Locator;
  /** How many products there are, read out when it changes. */
  readonly count: Locator;
  readonly tiles: Locator;
  readonly filters: Locator;
  /** What narrows the list, each to be taken away. */
  readonly chosen: Locator;
  readonly pages: Locator;
  /** The link to the next page, whose products a script appends. */
  readonly more: Locator;
  readonly sort: Locator;
  /** The numbers of the products that are shown, in order. */
  skus(): Promise<readonly string[]>;
}

export function listOn(page: Page): ShownList {
  const main = page.getByRole('main');
  const tiles = main.locator('.product-grid > .product-tile');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    count: main.getByRole('status'),
    tiles,
    filters: main.getByRole('complementary', { name: text('catalogue.filters.label') }),
    chosen: main.getByRole('group', { name: text('catalogue.filters.chosen') }).getByRole('link'),
    pages: main.getByRole('navigation', { name: text('catalogue.pages.label') }),
    more: main.locator('.listing-pages > a[rel="next"]'),
    sort: main.getByLabel(text('catalogue.sort.label')),
    skus: () =>
      tiles
        .locator('[data-quick-view]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-quick-view') ?? '')),
  };
}

/** What a list of so many products says of itself. */
export function counted(count: number): string {
  return text('catalogue.count', { count });
}
