import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ClientRuntimeConfig, colourRoles, pageNames } from '@trolley/contract';
import { repositoryRoot } from '../platform/paths.ts';
import { languageOfTenant, openLocale } from './locale.ts';
import { mergeOver } from './mergeOver.ts';

type Json = Record<string, unknown>;

/** A file of a tenant that ships, as the shop reads it: over that of its language. */
export function shippedJson(id: string, file: string): unknown {
  const dir = join(repositoryRoot, 'tenants', id);
  const base = openLocale(languageOfTenant(dir)).file(file);
  const own = existsSync(join(dir, file)) ? (JSON.parse(readFileSync(join(dir, file), 'utf8')) as unknown) : undefined;
  return mergeOver(base, own);
}

/** Every feature, and no preview. */
export const allFlags: ClientRuntimeConfig = {
  featureCustomer: true,
  featureCustomerFavorites: true,
  featureProductDiscovery: true,
  featureCustomerDeliveryPass: true,
  featureCartCheckout: true,
  featureRecipes: true,
  featurePesticides: true,
  featureMisc: true,
  featureSearch: true,
  featureJoe: true,
  featureWallet: true,
  productDiscovery: { variant: 'built-in' },
  cms: { preview: false },
};

const palette = Object.fromEntries(colourRoles.map((role) => [role, '#1b5a3a']));

const theme: Json = {
  colours: { light: palette, dark: palette },
  font: {
    family: 'Test Sans',
    file: 'test.woff2',
    weights: '200 800',
    fallback: { sizeAdjust: '98%', ascent: '96%', descent: '24%', lineGap: '0%' },
  },
  radius: { s: '4px', m: '8px', l: '16px', pill: '999px' },
  logo: { mark: '<svg></svg>', favicon: 'favicon.svg', touchIcon: 'touch.png', socialImage: 'touch.png' },
};

function tenantJson(id: string, flags: ClientRuntimeConfig): Json {
  return {
    id,
    name: 'Test shop',
    locale: 'de-AT',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    clientRuntimeConfig: flags,
    pageMap: Object.fromEntries(pageNames.map((name) => [name, { urlslug: name.toLowerCase() }])),
    redirects: { oneToOne: {}, manyToOne: {}, manyToMany: {} },
  };
}

const clientConfig: Json = {
  topBarBanner: { text: 'Hello', links: [] },
  header: {
    menuLabel: 'Menu',
    navigation: [{ label: 'Cart', to: 'route:cart' }],
    highlight: null,
    searchPlaceholder: 'Search',
  },
  footer: { text: '', columns: [], legal: '' },
  socialSharing: { profiles: [], twitterCard: 'summary' },
  seo: { titleTemplate: '{title} · Test', defaultTitle: 'Test', defaultDescription: 'A test.', organisation: 'Test' },
};

/** A small complete tenant, file by file; a string is written as it is, anything else as JSON. */
export function tenantFiles(id = 'test', flags = allFlags): Record<string, unknown> {
  return {
    'tenant.json': tenantJson(id, flags),
    'theme.json': theme,
    'messages/shell.json': { 'shell.hello': 'Hello', 'shell.items': '{count, plural, one {# item} other {# items}}' },
    'content/client.json': clientConfig,
    'content/components.json': { search: { title: 'Search' } },
    'content/pages/home.json': {
      path: '/',
      title: 'Home',
      meta: {},
      blocks: [{ type: 'image', picture: { file: 'favicon.svg', alt: '' } }],
    },
    'media/test.woff2': 'font',
    'media/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/touch.png': 'png',
  };
}

/** Writes tenants into a new folder; `undefined` leaves a file out. */
export async function writeTenants(
  tenants: Record<string, Record<string, unknown>>,
): Promise<{ dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'trolley-tenants-'));
  for (const [id, files] of Object.entries(tenants)) {
    for (const [file, content] of Object.entries(files)) {
      if (content === undefined) continue;
      const path = join(dir, id, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** A deep copy with one field set; `undefined` removes it. */
export function withField(json: unknown, path: string, value: unknown): Json {
  const copy = structuredClone(json) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((held, key) => held[key] as Json, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}
