import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientRuntimeConfig, EditedPage } from '@trolley/contract';
import {
  buildRoutes,
  checkoutFile,
  componentConfig,
  componentConfigTypes,
  editedBlock,
  editedClientConfig,
  editedPage,
  loyaltyFile,
  pageNames,
  resolveLinkTarget,
  searchFlyoutConfig,
  searchTypes,
  tenantFile,
  themeConfig,
} from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { TenantId } from './testing.ts';
import { readFolder, readJson, readTexts, tenantIds } from './testing.ts';

const fileOf = (id: TenantId) => tenantFile.parse(readJson(id, 'tenant.json'));
const themeOf = (id: TenantId) => themeConfig.parse(readJson(id, 'theme.json'));
const clientOf = (id: TenantId) => editedClientConfig.parse(readJson(id, 'content/client.json'));
const pagesOf = (id: TenantId) => [...readFolder(id, 'content/pages').values()].map((page) => editedPage.parse(page));
const searchOf = (id: TenantId) =>
  searchFlyoutConfig.parse((readJson(id, 'content/components.json') as Record<string, unknown>).search);
/** Routes that lead to a screen already. */
const screens: readonly string[] = [
  'index',
  'sitemap',
  'products-slug',
  'product-slug',
  'brands',
  'brand-slug',
  'search-term',
];

interface Category {
  readonly slug: string;
  readonly children?: readonly Category[];
}
function categoriesOf(id: TenantId) {
  const tree = readJson(id, 'catalogue/categories.json') as readonly Category[];
  const all = (nodes: readonly Category[]): string[] =>
    nodes.flatMap(({ slug, children = [] }) => [slug, ...all(children)]);
  return { roots: tree.map(({ slug }) => slug), all: all(tree) };
}

/** Every value of a field with this name, however deep it lies. */
function valuesOf(field: string, held: unknown): string[] {
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, value]) =>
    key === field && typeof value === 'string' ? [value] : valuesOf(field, value),
  );
}

describe.each(tenantIds)('TEN-10 %s is complete', (id) => {
  test('its configuration, theme and content fit the schemas', () => {
    expect(fileOf(id).id).toBe(id);
    expect(themeOf(id).colours.dark).not.toEqual(themeOf(id).colours.light);
    expect(clientOf(id).header.navigation).not.toEqual([]);
    for (const page of pagesOf(id)) for (const block of page.blocks) editedBlock.parse(block);
  });

  test('every component has a configuration', () => {
    const configs = readJson(id, 'content/components.json') as Record<string, unknown>;
    expect(Object.keys(configs).toSorted()).toEqual([...componentConfigTypes].toSorted());
    for (const config of Object.values(configs)) expect(Object.keys(componentConfig.parse(config))).not.toHaveLength(0);
  });

  test('it has a home page, a page for what is not found, and no address twice', () => {
    const pages = pagesOf(id);
    const byPath = new Map(pages.map((page) => [page.path, page]));
    expect(byPath.size).toBe(pages.length);
    expect(byPath.get('/')?.showTitle).toBe(false);
    expect(byPath.get(fileOf(id).notFoundPage ?? '')?.meta.noIndex).toBe(true);
    expect(pages.every((page) => page.path === '/' || page.meta.noIndex === true || page.meta.description)).toBe(true);
  });

  test('its pages show every block that there is', () => {
    const types = new Set(valuesOf('type', pagesOf(id)));
    expect([...types].toSorted()).toEqual([
      'contactForm',
      'cookieList',
      'image',
      'newsletterSubscribe',
      'newsletterUnsubscribe',
      'productGroup',
      'productPromotion',
      'questionnaire',
      'recipeSearch',
      'richText',
      'slider',
      'table',
      'tabs',
      'teaser',
      'video',
      'voucherGroup',
      'withdrawal',
    ]);
    expect(new Set(valuesOf('layout', pagesOf(id)))).toEqual(new Set(['hero', 'tiles', 'cards', 'icons', 'banner']));
  });

  test('every file it names lies in its media folder', () => {
    const { font, logo } = themeOf(id);
    const films = valuesOf('source', pagesOf(id));
    const named = [
      font.file,
      logo.favicon,
      logo.touchIcon,
      logo.socialImage,
      ...valuesOf('file', pagesOf(id)),
      ...films,
    ];
    const inMedia = (file: string) => join(import.meta.dirname, id, 'media', file);
    expect(named.filter((file) => !existsSync(inMedia(file)))).toEqual([]);
    expect(films.filter((film) => statSync(inMedia(film)).size > 500_000)).toEqual([]);
  });

  test('every address it links to or redirects to exists', () => {
    const { pageMap, clientRuntimeConfig, redirects } = fileOf(id);
    const pages = pagesOf(id);
    const open = pages.filter((page) => !page.draft).map((page) => page.path);
    const routes = buildRoutes(pageMap, clientRuntimeConfig).filter(({ name }) => screens.includes(name));
    const world = { routes, hasPage: (path: string) => open.includes(path) };
    const moved = Object.values(redirects).flatMap((rules) => Object.values(rules));
    const written = pages.flatMap(linksIn);
    const banners = searchOf(id).banners.map(({ href }) => href);
    const targets = [...valuesOf('to', clientOf(id)), ...valuesOf('to', pages), ...moved, ...written, ...banners];
    const dead = targets.filter(
      (target) => /^(\/|route:brand-slug)/.test(target) && resolveLinkTarget(target, world) === undefined,
    );
    expect(dead).toEqual([]);
  });

  test('every category and brand it names is in its catalogue, the departments in their order', () => {
    const { pageMap } = fileOf(id);
    const held = [clientOf(id), pagesOf(id), searchOf(id)];
    const targets = [...valuesOf('to', held), ...valuesOf('href', held)];
    const named = (route: string, page: string) =>
      targets.flatMap((target) => new RegExp(`^(?:route:${route}\\?slug=|/${page}/)([^?#]+)`).exec(target)?.[1] ?? []);
    const categories = categoriesOf(id);
    const brands = (readJson(id, 'catalogue/brands.json') as { slug: string }[]).map(({ slug }) => slug);
    const wanted = [...named('products-slug', pageMap.products.urlslug), ...valuesOf('category', pagesOf(id))];
    expect(wanted.filter((slug) => !categories.all.includes(slug))).toEqual([]);
    expect(named('brand-slug', pageMap.brands.urlslug).filter((slug) => !brands.includes(slug))).toEqual([]);
    const departments = clientOf(id).header.navigation?.map(({ to }) => to.replace('route:products-slug?slug=', ''));
    expect(departments).toEqual(categories.roots);
  });

  test('SEARCH-01 its search flyout has every type once, and twelfths that fill it', () => {
    const { ratio, types } = searchOf(id);
    expect(ratio[0] + ratio[1]).toBe(12);
    expect(types.map(({ type }) => type).toSorted()).toEqual([...searchTypes].toSorted());
    expect(new Set(types.map(({ order }) => order)).size).toBe(types.length);
  });
});

describe('the law of its country', () => {
  const law = {
    feldmarkt: {
      guarantee: '/gewaehrleistung',
      words: 'Mindestens zwei Jahre gesetzliche Gewährleistung',
      more: 'https://europa.eu/youreurope/garantien',
      accessibility: '/barrierefreiheit',
      gaps: 'Bekannte Lücken',
      authority: 'Sozialministeriumservice',
      revised: /am \d{1,2}\. \p{L}+ 20\d\d überarbeitet/u,
    },
    harbour: {
      guarantee: '/legal-guarantee',
      words: 'Minimum two-year legal guarantee protection',
      more: 'https://europa.eu/youreurope/guarantees',
      accessibility: '/accessibility',
      gaps: 'Known gaps',
      authority: 'Competition and Consumer Protection Commission',
      revised: /revised on \d{1,2} \w+ 20\d\d/,
    },
  } as const;
  const textOf = (id: TenantId, path: string) =>
    JSON.stringify(pagesOf(id).find((page) => page.path === path)?.blocks ?? []);
  const footerOf = (id: TenantId) => valuesOf('to', clientOf(id).footer);

  test.each(tenantIds)('%s has the notice on the legal guarantee in its footer and before an order is placed', (id) => {
    const { guarantee, words, more } = law[id];
    expect(textOf(id, guarantee)).toContain(words);
    expect(textOf(id, guarantee)).toContain(more);
    expect(footerOf(id)).toContain(guarantee);
    const texts = readTexts(id, 'checkout-steps');
    expect(texts['checkout.review.pages']?.split(' ')).toContain(guarantee);
  });

  test.each(tenantIds)('%s says in its accessibility statement what is missing, since when, and who watches', (id) => {
    const { accessibility, gaps, authority, revised } = law[id];
    const statement = textOf(id, accessibility);
    expect(statement).toContain(gaps);
    expect(statement).toContain(authority);
    expect(statement).toMatch(revised);
    expect(statement).toContain('mailto:');
    expect(footerOf(id)).toContain(accessibility);
  });
});

test('TEN-10 the two differ in slugs, flags, language, theme and redirects', () => {
  const [feldmarkt, harbour] = tenantIds.map(fileOf);
  const sameSlugs = pageNames.filter((name) => feldmarkt?.pageMap[name].urlslug === harbour?.pageMap[name].urlslug);
  expect(sameSlugs).toEqual([]);
  expect(feldmarkt).toMatchObject({ locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' });
  expect(harbour).toMatchObject({ locale: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin' });
  expect(feldmarkt && flagsOff(feldmarkt.clientRuntimeConfig)).toEqual([]);
  expect(harbour && flagsOff(harbour.clientRuntimeConfig)).toEqual(['featureJoe', 'featureWallet', 'preview']);
  expect(feldmarkt?.redirects).not.toEqual(harbour?.redirects);
  expect(themeOf('feldmarkt')).not.toEqual(themeOf('harbour'));
});

function flagsOff({ cms, productDiscovery: _, ...features }: ClientRuntimeConfig): string[] {
  const flags = { ...features, ...cms };
  return Object.entries(flags)
    .filter(([, on]) => !on)
    .map(([name]) => name)
    .toSorted();
}

function linksIn(page: EditedPage): string[] {
  return valuesOf('html', page).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href));
}

describe.each(tenantIds)('the loyalty programme of %s', (id) => {
  const programme = loyaltyFile.parse(readJson(id, 'loyalty/loyalty.json'));
  const { vouchers } = checkoutFile.parse(readJson(id, 'checkout/checkout.json'));

  test('its collector names the vouchers that are its steps', () => {
    const steps = vouchers.filter(({ voucherType }) => voucherType === 'collector').map((one) => one.id);
    expect(programme.collector?.vouchers ?? []).toEqual(steps);
  });

  test('LOY-12 every personal voucher belongs to a promotion that it has', () => {
    const known = programme.promotions.map(({ promotionId }) => promotionId);
    const personal = vouchers.filter(({ type }) => type === 'personal');
    expect(personal.length).toBeGreaterThan(0);
    for (const { promotionId } of personal) expect(known).toContain(promotionId);
  });
});
