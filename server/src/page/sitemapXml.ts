import { pathTo } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { localDate } from '../catalogue/recipeDays.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { isFindable } from '../search/searchPages.ts';
import type { PageShop, ShopParts } from './pageShop.ts';
import { hasProducts } from './pageShop.ts';

type Shop = Pick<PageShop, 'tenant' | 'routes' | 'notFoundPage' | 'stores'>;

const notForSearchEngines: readonly string[] = ['index', 'generalerror', 'components'];
/** Search engines read no more than 50,000 addresses of one file. */
const mostAddresses = 45_000;
const perFile = 10_000;

/** Every page that search engines should know; or, where there are too many, the files that tell them. */
export function sitemapXml(parts: ShopParts, shop: Shop): string {
  const listed = listedPages(parts, shop);
  if (listed.total <= mostAddresses) return urlSet(listed.lines(0, listed.total));
  const files = Array.from({ length: Math.ceil(listed.total / perFile) }, (_, index) => index + 1);
  const lines = files.map(
    (file) => `<sitemap><loc>${escaped(shop.tenant.baseUrl)}/sitemap-${file}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', lines);
}

/** One of these files, counted from 1. */
export function sitemapFile(parts: ShopParts, shop: Shop, file: number): string | undefined {
  const listed = listedPages(parts, shop);
  const from = (file - 1) * perFile;
  if (file < 1 || listed.total <= mostAddresses || from >= listed.total) return undefined;
  return urlSet(listed.lines(from, Math.min(from + perFile, listed.total)));
}

interface Listed {
  readonly total: number;
  lines(from: number, to: number): readonly string[];
}

/** Few pages whose lines are written, and many products of which only those asked for are. */
function listedPages(parts: ShopParts, shop: Shop): Listed {
  const few = [
    ...contentLines(parts, shop),
    ...routeLines(shop),
    ...recipeLines(parts, shop),
    ...catalogueLines(parts, shop),
    ...storeLines(parts, shop),
  ];
  const products = hasProducts(shop) ? slugsOf(parts.catalogue) : [];
  const beforeSlug = pathTo(shop.routes, 'product-slug', { slug: '-' })?.slice(0, -1) ?? '';
  return {
    total: few.length + products.length,
    lines: (from, to) => [
      ...few.slice(from, to),
      ...products
        .slice(Math.max(0, from - few.length), Math.max(0, to - few.length))
        .map((slug) => entry(shop.tenant.baseUrl + beforeSlug + slug)),
    ],
  };
}

function contentLines({ content }: ShopParts, { tenant, notFoundPage }: Shop): readonly string[] {
  return [...content.pages.values()]
    .filter((shown) => isFindable(shown) && shown.page.path !== notFoundPage)
    .map(({ page, updatedAt }) => entry(tenant.baseUrl + page.path, updatedAt));
}

function routeLines(shop: Shop): readonly string[] {
  return shop.routes
    .filter(
      ({ name, pattern, cacheable }) => cacheable && !notForSearchEngines.includes(name) && !pattern.includes(':'),
    )
    .flatMap(({ pattern }) => lineOf(shop, pattern));
}

/** Those of today; without the flag there is no such route, and so no line. */
function recipeLines({ catalogue }: ShopParts, shop: Shop): readonly string[] {
  const today = localDate(catalogue);
  return [...catalogue.recipes.values()]
    .filter(({ published }) => published <= today)
    .flatMap(({ slug }) => lineOf(shop, pathTo(shop.routes, 'recipe-slug', { slug })));
}

function catalogueLines({ catalogue }: ShopParts, shop: Shop): readonly string[] {
  if (!hasProducts(shop)) return [];
  const shelf = shelfOf(catalogue, '');
  const categories = shelf
    .tree()
    .categories.flatMap((root) => [root, ...root.children.flatMap((branch) => [branch, ...branch.children])]);
  return [
    pathTo(shop.routes, 'products-slug'),
    ...categories.map(({ slug }) => pathTo(shop.routes, 'products-slug', { slug })),
    ...shelf.brands().map(({ slug }) => pathTo(shop.routes, 'brand-slug', { slug })),
  ].flatMap((path) => lineOf(shop, path));
}

function storeLines({ catalogue }: ShopParts, shop: Shop): readonly string[] {
  return (shop.stores?.ids(catalogue) ?? []).flatMap((slug) =>
    lineOf(shop, pathTo(shop.routes, 'store-slug', { slug })),
  );
}

const slugs = new WeakMap<Catalogue, readonly string[]>();

/** Of all products of the default zone; gathered once for each state of the catalogue. */
function slugsOf(catalogue: Catalogue): readonly string[] {
  const known = slugs.get(catalogue);
  if (known) return known;
  const [zone = ''] = catalogue.zones;
  const found: string[] = [];
  for (const { slug, zones } of catalogue.products.values()) if (!zones || zones.includes(zone)) found.push(slug);
  slugs.set(catalogue, found);
  return found;
}

function lineOf({ tenant }: Shop, path: string | undefined): readonly string[] {
  // What another shop shows is for that shop to list.
  return path?.startsWith('/') ? [entry(tenant.baseUrl + path)] : [];
}

function urlSet(lines: readonly string[]): string {
  return document('urlset', lines);
}

function document(root: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

function entry(address: string, changed?: Date): string {
  return `<url><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
