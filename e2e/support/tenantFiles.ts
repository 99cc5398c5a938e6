import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AreasFile,
  buildRoutes,
  type Cents,
  checkoutFile,
  consentFile as consentFileSchema,
  customerFile,
  discountCodesFile,
  type EditedClientConfig,
  type EditedPage,
  editedPage,
  formatPrice,
  isRestricted,
  newsletterConfig,
  type PlacesFile,
  pathTo,
  type RouteName,
  resolveLinkTarget,
  type SearchFlyoutConfig,
  searchFlyoutConfig,
  type TenantFile,
  type ThemeConfig,
} from '@trolley/contract';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { readMessages, type TenantId } from '../../tenants/testing.ts';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));
export const tenantId = process.env.E2E_TENANT || 'feldmarkt';

const folder = join(repositoryRoot, 'tenants', tenantId);
const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;
const jsonFiles = (...path: string[]) => readdirSync(join(folder, ...path)).filter((name) => name.endsWith('.json'));

/** What the retailer's own files say; journeys take names, slugs and texts from here and hold none themselves. */
export const tenant = readJson<TenantFile>('tenant.json');
export const theme = readJson<ThemeConfig>('theme.json');
export const site = readJson<EditedClientConfig>('content', 'client.json');
/** How the search flyout is filled. */
export const flyout: SearchFlyoutConfig = searchFlyoutConfig.parse(
  readJson<{ search: unknown }>('content', 'components.json').search,
);
/** What the editors say of newsletters, to customers and to others. */
export const newsletter = newsletterConfig.parse(
  readJson<{ newsletter: unknown }>('content', 'components.json').newsletter,
);
/** Of the demo catalogue: its assortment zones, the first is the default, and the stores in them. */
export const { zones } = readJson<{ zones: readonly string[] }>('catalogue', 'rules.json');
export const stores = readJson<readonly { id: string; zone: string }[]>('catalogue', 'stores.json');
/** Where the retailer delivers, the streets its map knows, and its discount codes. */
export const areas = readJson<AreasFile>('service', 'areas.json');
export const places = readJson<PlacesFile>('service', 'places.json');
export const discountCodes = discountCodesFile.parse(readJson('cart', 'discount-codes.json'));
/** Its recipes, whose files are named by their slugs. */
export const recipeSlugs = jsonFiles('recipes')
  .map((name) => name.replace(/\.json$/, ''))
  .filter((name) => name !== 'things');
/** How the retailer is paid: its methods, passes, vouchers, and the gift cards of a demo. */
export const payments = checkoutFile.parse(readJson('checkout', 'checkout.json'));
/** How the retailer treats its customers, and whom a demo knows. */
export const customers = customerFile.parse(readJson('customer', 'customer.json'));
/** Who asks for consent, and what for. */
export const consentFile = consentFileSchema.parse(readJson('consent.json'));
const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
const messages = readMessages(tenantId as TenantId);
const pages = jsonFiles('content', 'pages').map((name) => editedPage.parse(readJson('content', 'pages', name)));

export const drafts = pages.filter(({ draft }) => draft);
/** Pages that everybody may read today. */
export const publicPages = pages.filter((page) => !page.draft && !isRestricted(page.access) && isCurrent(page));
/** Some page that the footer leads to, with the words of the link. */
export const linkedPage = footerLink();

/** The first page that shows a block of this type. */
export function pageWith(type: string): string | undefined {
  return publicPages.find(({ blocks }) => blocks.some((block) => block.type === type))?.path;
}

/** A text of the interface as the shop writes it. */
export function text(key: string, values: Record<string, string | number> = {}): string {
  const message = messages[key];
  if (message === undefined) throw new Error(`${tenantId} has no text "${key}"`);
  return String(format(compile(message), tenant.locale, values, { formatters, timeZone: tenant.timeZone }));
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** An amount as the tenant writes it. */
export function money(cents: Cents): string {
  return formatPrice(cents, tenant.locale, tenant.currency);
}

/** The address of a route of this tenant. */
export function addressOf(name: RouteName, params: Record<string, string> = {}): string {
  const path = pathTo(routes, name, params);
  if (path === undefined) throw new Error(`${tenantId} has no ${name}`);
  return path;
}

/** Where a link that an editor wrote leads. */
export function linkOf(target: string): string {
  const path = resolveLinkTarget(target, { routes, hasPage: () => true });
  if (path === undefined) throw new Error(`${tenantId} has nothing at ${target}`);
  return path;
}

export function searchPath(term: string): string {
  return addressOf('search-term', { term });
}

function isCurrent({ validFrom, validUntil }: EditedPage): boolean {
  const now = new Date().toISOString();
  return (validFrom ?? '') <= now && (validUntil ?? '9999') > now;
}

function footerLink() {
  const links = site.footer.columns.flatMap((column) => column.links);
  for (const { label, to } of links) {
    const page = publicPages.find(({ path, showTitle }) => path === to && showTitle);
    if (page) return { label, path: page.path, title: page.title };
  }
  throw new Error(`the footer of ${tenantId} links no content page`);
}
