import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildRoutes,
  type EditedClientConfig,
  type EditedPage,
  editedPage,
  isRestricted,
  pathTo,
  type TenantFile,
  type ThemeConfig,
} from '@trolley/contract';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));
export const tenantId = process.env.E2E_TENANT || 'feldmarkt';

const folder = join(repositoryRoot, 'tenants', tenantId);
const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;
const jsonFiles = (...path: string[]) => readdirSync(join(folder, ...path)).filter((name) => name.endsWith('.json'));

/** What the retailer's own files say; journeys take names, slugs and texts from here and hold none themselves. */
export const tenant = readJson<TenantFile>('tenant.json');
export const theme = readJson<ThemeConfig>('theme.json');
export const site = readJson<EditedClientConfig>('content', 'client.json');
const routes = buildRoutes(tenant.pageMap, tenant.clientRuntimeConfig);
const messages = Object.assign(
  {},
  ...jsonFiles('messages').map((name) => readJson<Record<string, string>>('messages', name)),
) as Record<string, string>;
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

/** A text of the interface, its arguments filled in where they are plain. */
export function text(key: string, values: Record<string, string | number> = {}): string {
  const message = messages[key];
  if (message === undefined) throw new Error(`tenants/${tenantId}/messages has no text "${key}"`);
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function searchPath(term: string): string {
  const path = pathTo(routes, 'search-term', { term });
  if (path === undefined) throw new Error(`${tenantId} has no search`);
  return path;
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
