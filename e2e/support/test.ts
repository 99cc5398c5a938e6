import { test as base, expect, type Page } from '@playwright/test';
import { type ConsentCategory, cookies, knownCategories, type Product, writeConsent } from '@trolley/contract';
import { stockOf } from './goods.ts';
import { markHydration } from './markHydration.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { areas, consentFile } from './tenantFiles.ts';
import { unlistedIn, watchStorage } from './watchStorage.ts';

interface Given {
  /** What was answered to the question for consent before the journey begins; null: it will be asked. */
  readonly consent: readonly ConsentCategory[] | null;
}

interface Faults {
  /** Lets a journey provoke what would otherwise fail it. */
  tolerate(pattern: RegExp): void;
}

interface Worker {
  /** Where the shop of this journey is: that of the whole run, unless a file opens one of its own. */
  readonly shopUrl: string;
  readonly shelf: Shelf;
  /** What is in stock in the store that serves most customers. */
  readonly stock: readonly Product[];
}

interface Stored {
  /** Under which names the journey's pages have stored something besides cookies. */
  readonly stored: Set<string>;
}

/**
 * A journey fails when its page reports any error, or stores what the cookie list does not tell (CONT-08); one that opens
 * none costs none.
 */
export const test = base.extend<Given & Stored & { faults: Faults; tolerated: RegExp[] }, Worker>({
  consent: [[], { option: true }],
  shopUrl: [
    async ({}, use) => {
      await use(process.env.E2E_BASE_URL ?? '');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shopUrl }, use) => {
    await use(shopUrl);
  },
  tolerated: async ({}, use) => {
    await use([]);
  },
  faults: async ({ tolerated }, use) => {
    await use({ tolerate: (pattern) => tolerated.push(pattern) });
  },
  context: async ({ context, baseURL, consent }, use) => {
    if (consent) await context.addCookies([{ name: cookies.consent, value: answerOf(consent), url: baseURL ?? '' }]);
    await use(context);
  },
  stored: async ({ context, baseURL }, use) => {
    const stored = new Set<string>();
    await context.exposeFunction('noteStored', (name: string) => void stored.add(name));
    await context.addInitScript(watchStorage, new URL(baseURL ?? '').origin);
    await use(stored);
  },
  page: async ({ page, tolerated, stored, baseURL }, use) => {
    const found: string[] = [];
    await page.context().addInitScript(markHydration);
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    // What the storefront reports to the log: an error, or a text that is missing.
    page.context().on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/logs')
        found.push(`reported: ${request.postData()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(found.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([]);
    const set = (await page.context().cookies(baseURL)).map(({ name }) => name);
    expect(await unlistedIn(baseURL ?? '', [...stored, ...set]), 'not on the cookie list').toEqual([]);
  },
  shelf: [
    async ({ playwright, shopUrl }, use) => {
      const request = await playwright.request.newContext({ baseURL: shopUrl });
      await use(await openShelf(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  stock: [
    async ({ playwright, shopUrl }, use) => {
      const request = await playwright.request.newContext({ baseURL: shopUrl });
      const home = areas.find((area) => area.default) ?? areas[0];
      await use(await stockOf(request, home?.pickingUnitIds[0] ?? ''));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** The cookie of somebody who was asked, and allowed these. */
export function answerOf(allowed: readonly ConsentCategory[]): string {
  return writeConsent({ version: consentFile.version, at: Date.now(), categories: knownCategories(allowed) });
}

/** Opens a page and waits until the application has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Leaves a mark that only a load of a new document removes. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
}

/** Follows a link that no page has, as if an editor had written it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}
