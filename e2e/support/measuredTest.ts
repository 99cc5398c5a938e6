import type { BrowserContext, Page } from '@playwright/test';
import { cookies } from '@trolley/contract';
import { openMeasuredShop } from './measuredShop.ts';
import { customers } from './tenantFiles.ts';
import { answerOf, test as shopTest } from './test.ts';

declare global {
  interface Window {
    /** How often the search provider was to hear of an opened result, where `countClicks` runs in the page. */
    clicksSent: number;
  }
}

type Shop = Awaited<ReturnType<typeof openMeasuredShop>>;

/** For journeys in a measured shop; those of one file share it. */
export const test = shopTest.extend<object, { readonly shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await openMeasuredShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shopUrl: [
    async ({ shop }, use) => {
      await use(shop.url);
    },
    { scope: 'worker' },
  ],
});

export const allowStatistics = (context: BrowserContext, { url }: Shop) =>
  context.addCookies([{ name: cookies.consent, value: answerOf(['C0002']), url }]);

/** Runs in the page, before its own scripts. */
export function countClicks(): void {
  const { fetch } = window;
  window.clicksSent = 0;
  window.fetch = (...given) => {
    const { body } = given[1] ?? {};
    if (typeof body === 'string' && body.includes('"Product Clicked"')) window.clicksSent += 1;
    return fetch(...given);
  };
}

type Pushed = Readonly<Record<string, unknown>> & { readonly event?: string };

/** What the tag manager was told of in this document; of one kind where it is named. */
export async function pushedAs(page: Page, name?: string): Promise<readonly Pushed[]> {
  const all = await page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: readonly Pushed[] };
    return dataLayer.filter(({ event }) => event !== undefined);
  });
  return name === undefined ? all : all.filter(({ event }) => event === name);
}

export const pushed = async (page: Page) => (await pushedAs(page)).flatMap(({ event }) => event ?? []);

/** As whom this document's views were told (CONS-06). */
export const viewersOf = async (page: Page) => (await pushedAs(page, 'page_view')).map(({ user_type }) => user_type);

const known = customers.demo?.customers ?? [];
/** Those of the demo, by what they are told as. */
export const demoShoppers = {
  customer: known.filter(({ mpCardId, loyalityMemberId }) => !mpCardId && !loyalityMemberId),
  loyalty: known.filter(({ mpCardId, loyalityMemberId, proved }) => mpCardId && loyalityMemberId && proved !== false),
};

/** What this browser knows of searches, as if it had shown so many products before. */
export const fillSearches = (page: Page, many: number) =>
  page.evaluate((length) => {
    const rows = Array.from({ length }, (_, at) => [`old-${at}`, `old-${at}`, 'query', 'index', 1]);
    localStorage.setItem('searchQueries', JSON.stringify(rows));
  }, many);

/** The products that it knows the search of. */
export const searchesOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('searchQueries') ?? '[]') as [string][]).map(([sku]) => sku));

/** How often the shop was told how fast a page of a search came. */
export async function searchesMeasured(page: Page): Promise<number> {
  const metrics = await (await page.request.get('/metrics')).text();
  return Number(/web_vitals_ttfb_seconds_count\{route="search-term"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}
