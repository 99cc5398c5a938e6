import type { BrowserContext, Page } from '@playwright/test';
import { cookies } from '@trolley/contract';
import { openMeasuredShop } from './measuredShop.ts';
import { answerOf, test as shopTest } from './test.ts';

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
