import { type Browser, expect, type Page, test } from '@playwright/test';
import { isProfileSectionOn, pathTo, type RouteName } from '@trolley/contract';
import { deadLinks } from '../support/crawl.ts';
import { markHydration } from '../support/markHydration.ts';
import { logIn } from '../support/people.ts';
import { customers, flyout, publicPages, recipeSlugs, tenant, text } from '../support/tenantFiles.ts';
import { untilHydrated } from '../support/test.ts';
import { flags, isOn, moved, openVariant, routesOf, type Variant, without } from '../support/variant.ts';

const chosen = process.env.FLAGS?.split(',');
const isChosen = (name: string) => !chosen || chosen.includes(name);

for (const flag of flags.filter((one) => isOn(one) && isChosen(one)))
  test(`SAFE-09 TEN-03 TEN-10 ${flag} off: no dead link, no page, no call that fails, no error`, ({ browser }) =>
    walkThrough(browser, without(flag)));

if (isChosen('moved'))
  test('TEN-05 with every slug changed all links follow, and nothing fails', ({ browser }) =>
    walkThrough(browser, moved()));

async function walkThrough(browser: Browser, variant: Variant): Promise<void> {
  const shop = await openVariant(variant);
  try {
    const start = ['/', '/sitemap', ...pagesOf(variant).map(({ path }) => path)];
    expect(await deadLinks(shop.url, routesOf(variant), start), 'dead links').toEqual([]);
    expect(await wronglyThere(shop.url, variant), 'pages that should be gone').toEqual([]);
    const { featureCustomer } = variant.file.clientRuntimeConfig;
    // At once: most of a walk is waiting for pages to come to rest.
    const [asGuest, asCustomer] = await Promise.all([
      faultsOn(browser, shop.url, variant, false),
      featureCustomer ? faultsOn(browser, shop.url, variant, true) : [],
    ]);
    expect({ asGuest, asCustomer }).toEqual({ asGuest: [], asCustomer: [] });
  } finally {
    await shop.stop();
  }
}

/** A page that hangs on a flag is gone with it. */
function pagesOf({ file: { clientRuntimeConfig } }: Variant) {
  return publicPages.filter(({ feature }) => feature === undefined || clientRuntimeConfig[feature]);
}

/** Addresses that the retailer has as it ships, and this variant must not. */
async function wronglyThere(url: string, variant: Variant): Promise<readonly string[]> {
  const own = new Set(routesOf(variant).map(({ pattern }) => pattern));
  const gone = routesOf({ file: tenant }).filter(({ pattern }) => !own.has(pattern));
  const answers = gone.map(async ({ pattern }) => {
    const path = pattern.replace(/\/:.*$/, '').replace(/\|.*$/, '');
    return (await fetch(url + path)).status === 404 ? [] : [path];
  });
  return (await Promise.all(answers)).flat();
}

/** Walks through the shop in a browser: what answers 404, what the console prints, what is reported to the log. */
async function faultsOn(browser: Browser, url: string, variant: Variant, asCustomer: boolean): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url });
  const found: string[] = [];
  try {
    if (asCustomer) await enter(context.request, url);
    await context.addInitScript(markHydration);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const at = () => new URL(page.url()).pathname;
    page.on('pageerror', (error) => found.push(`${at()}: uncaught ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`${at()}: ${message.text()} ${message.location().url}`);
    });
    context.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/logs')
        found.push(`${at()}: reported ${request.postData()}`);
    });
    context.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === url && response.status() === 404) found.push(`${at()}: ${pathname} answered 404`);
    });
    for (const path of await walk(page, url, variant, asCustomer)) {
      await page.goto(path);
      await untilHydrated(page).catch(() => found.push(`${path}: was not hydrated`));
      await page.waitForLoadState('networkidle');
    }
    if (variant.file.clientRuntimeConfig.featureSearch) await typeTerms(page);
    return found;
  } finally {
    await context.close();
  }
}

async function enter(request: Parameters<typeof logIn>[0], url: string): Promise<void> {
  const [member] = customers.demo?.customers ?? [];
  if (!member) throw new Error('the demo knows no customer');
  await request.get(url);
  await logIn(request, member);
}

/** A handful of every kind of page that this variant has. */
async function walk(page: Page, url: string, variant: Variant, asCustomer: boolean): Promise<readonly string[]> {
  const routes = routesOf(variant);
  const to = (name: RouteName, params: Record<string, string> = {}) => pathTo(routes, name, params) ?? [];
  const html = await (await page.request.get(url)).text();
  const first = (name: 'product-slug' | 'products-slug' | 'brand-slug') => {
    const below = pathTo(routes, name);
    const link = below && new RegExp(`href="(${below}/[^"?#]+)"`).exec(html)?.[1];
    return link ?? [];
  };
  const blocks = ['vouchers', 'productGroup', 'tabs', 'withdrawal', 'recipeSearch'];
  const contents = blocks.flatMap(
    (type) => pagesOf(variant).find((one) => one.blocks.some((block) => block.type === type))?.path ?? [],
  );
  const own = asCustomer ? profilePages(to('profile')) : [];
  return [
    '/',
    first('products-slug'),
    first('product-slug'),
    to('brands'),
    to('recipes'),
    to('recipe-slug', { slug: recipeSlugs[0] ?? '' }),
    to('recipe-plan'),
    to('search-term', { term: 'milch' }),
    to('cart'),
    to('checkout'),
    to('delivery-pass'),
    to('login'),
    asCustomer ? [] : to('registration'),
    to('favorite-products'),
    to('profile'),
    own,
    ...new Set(contents),
    '/sitemap',
  ].flat();

  function profilePages(profile: string | readonly string[]): readonly string[] {
    const sections = [
      'personal',
      'addresses',
      'orders',
      'payments',
      'wallet',
      'pass',
      'loyalty',
      'communication',
      'password',
      'devices',
      'privacy',
    ];
    const config = variant.file.clientRuntimeConfig;
    return sections
      .filter((section) => isProfileSectionOn(section, config))
      .map((section) => `${String(profile)}/${text(`profile.slug.${section}`)}`);
  }
}

/** The flyout asks for every type, and for a banner. */
async function typeTerms(page: Page): Promise<void> {
  await page.goto('/');
  await untilHydrated(page);
  const field = page.getByLabel(text('shell.search.label'));
  for (const term of ['milch', flyout.banners[0]?.terms[0] ?? '']) {
    await field.fill(term);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.flyout')).toBeVisible();
  }
}
