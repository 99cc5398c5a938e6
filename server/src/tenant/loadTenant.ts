import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConsentFile, ConsentSettings, TenantConfig, TenantFile, ThemeConfig } from '@trolley/contract';
import {
  amountsOf,
  askedCategories,
  brandsConfig,
  buildRoutes,
  componentConfig,
  componentConfigTypes,
  consentFile,
  cookieTypes,
  countryNameOf,
  editedClientConfig,
  insightsOf,
  listsConfig,
  shopEnvironment,
  tenantFile,
  themeConfig,
  trackingOf,
} from '@trolley/contract';
import { z } from 'zod/mini';
import { loadMedia } from '../media/loadMedia.ts';
import type { Media } from '../media/media.ts';
import { languageOfTenant, openLocale } from './locale.ts';
import { readMessages } from './messages.ts';
import { readPages } from './readPages.ts';
import { themeMedia, unknownRoutes } from './references.ts';
import { isReserved, reservedHint } from './reservedPaths.ts';
import { targetsInShop } from './targetsInShop.ts';
import type { Tenant } from './tenant.ts';
import type { TenantFolder } from './tenantFolder.ts';
import { openTenantFolder } from './tenantFolder.ts';
import { TenantProblem } from './tenantProblem.ts';

export interface TenantChoice {
  readonly tenantsDir: string;
  readonly id: string;
  readonly baseUrl: string;
  /** Overrides the tenant's own `cms.preview`; at a production address there is none. */
  readonly cmsPreview?: boolean;
  /** Where the texts of languages are. */
  readonly localesDir?: string;
}

const componentConfigs = z.pipe(
  z.partialRecord(z.enum(componentConfigTypes), componentConfig),
  z.looseObject({ lists: z.optional(listsConfig), brands: z.optional(brandsConfig) }),
);

/** Reads and checks everything in `tenants/<id>/`; throws a TenantProblem that names all that is wrong. */
export async function loadTenant({ tenantsDir, id, baseUrl, cmsPreview, localesDir }: TenantChoice): Promise<Tenant> {
  const known = await tenantsIn(tenantsDir);
  if (!known.includes(id)) {
    const choice = known.length > 0 ? `expected one of: ${known.join(', ')}` : 'expected at least one tenant here';
    throw new TenantProblem([{ file: tenantsDir, field: '', expected: `${choice}; there is no tenant "${id}"` }]);
  }
  const dir = join(tenantsDir, id);
  const folder = openTenantFolder(dir, openLocale(languageOfTenant(dir), localesDir));
  const media = await readMedia(folder);
  const written = await folder.read('tenant.json', tenantFile);
  const file = written && { ...written, redirects: targetsInShop(written.redirects, baseUrl) };
  const theme = await folder.read('theme.json', themeConfig);
  const { messages, areaTexts, sourceTexts } = await readMessages(folder);
  const clientConfig = await folder.read('content/client.json', editedClientConfig);
  const components = await folder.read('content/components.json', componentConfigs);
  const consent = await readConsentFile(folder);
  const pages = await readPages(folder, media);

  if (file)
    checkTenantFile(
      folder,
      id,
      file,
      pages.map(({ path }) => path),
    );
  if (theme) checkTheme(folder, theme, media);
  for (const { field, target } of unknownRoutes(clientConfig)) {
    folder.note('content/client.json', field, `expected the name of a route, but there is no "${target}"`);
  }
  if (!file || !theme || !clientConfig || !components || !consent || folder.findings.length > 0)
    throw new TenantProblem(folder.findings);

  const environment = shopEnvironment(baseUrl);
  const preview = environment !== 'production' && (cmsPreview ?? file.clientRuntimeConfig.cms.preview);
  const flags = { ...file.clientRuntimeConfig, cms: { preview } };
  const { notFoundPage: _, certificationSchemes: __, ...open } = file;
  const publicConfig: TenantConfig = {
    ...open,
    clientRuntimeConfig: flags,
    amounts: amountsOf(file.locale, file.currency),
    countryName: countryNameOf(file.locale),
    environment,
    baseUrl,
    messageBundle: { language: file.locale.slice(0, 2), messages },
    themeConfig: theme,
    consent: consentSettingsOf(consent, file),
  };
  return {
    id,
    dir: folder.dir,
    file,
    theme,
    publicConfig,
    areaTexts,
    sourceTexts,
    routes: buildRoutes(file.pageMap, flags),
    media,
    clientConfig,
    componentConfigs: components,
    consent,
    pages,
  };
}

/** Every folder with a tenant.json is a tenant. */
export async function tenantsIn(dir: string): Promise<readonly string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => existsSync(join(dir, name, 'tenant.json'))).sort();
}

async function readMedia(folder: TenantFolder): Promise<Media> {
  return loadMedia(join(folder.dir, 'media')).catch(() => {
    folder.note('media', '', 'expected a folder with the files that the theme and the pages name');
    return { urlOf: () => undefined, find: () => undefined };
  });
}

/** Without the file the built-in dialog asks, for what the shop itself is set up to do. */
async function readConsentFile(folder: TenantFolder): Promise<ConsentFile | undefined> {
  const name = 'consent.json';
  return existsSync(join(folder.dir, name)) ? folder.read(name, consentFile) : z.parse(consentFile, {});
}

function consentSettingsOf(consent: ConsentFile, { clientRuntimeConfig }: TenantFile): ConsentSettings {
  const { provider, version, googleConsentMode, oneTrust } = consent;
  const { dataLayer, umami, measurement } = trackingOf(clientRuntimeConfig);
  // What others are told of shoppers is statistics: clicks on search results, events for a tag manager, visits, purchases.
  const isTold = insightsOf(clientRuntimeConfig) || dataLayer || umami?.consent === 'statistic' || measurement;
  const asked = askedCategories(consent, isTold ? [cookieTypes.statistic] : []);
  return { provider, version, asked: [...asked], googleConsentMode, ...(oneTrust && { oneTrust }) };
}

function checkTenantFile(folder: TenantFolder, id: string, file: TenantFile, pages: readonly string[]): void {
  const note = (field: string, expected: string) => folder.note('tenant.json', field, expected);
  if (file.id !== id) note('id', `expected "${id}", the name of the folder`);
  const { variant, externalShopUrl } = file.clientRuntimeConfig.productDiscovery;
  if (variant === 'shop-forward' && !externalShopUrl) {
    note(
      'clientRuntimeConfig.productDiscovery.externalShopUrl',
      'expected the address of the shop that "shop-forward" sends to',
    );
  }
  for (const [page, { urlslug }] of Object.entries(file.pageMap)) {
    if (isReserved(urlslug)) note(`pageMap.${page}.urlslug`, reservedHint);
  }
  if (file.notFoundPage && !pages.includes(file.notFoundPage)) {
    note('notFoundPage', `expected the path of a page in content/pages, but there is no "${file.notFoundPage}"`);
  }
}

function checkTheme(folder: TenantFolder, theme: ThemeConfig, media: Media): void {
  for (const { field, target } of themeMedia(theme)) {
    if (!media.urlOf(target))
      folder.note('theme.json', field, `expected a file of the media folder, but there is no "${target}"`);
  }
}
