import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientRuntimeConfig, EditedPage } from '@trolley/contract';
import {
  buildRoutes,
  componentConfig,
  componentConfigTypes,
  editedBlock,
  editedClientConfig,
  editedPage,
  pageNames,
  resolveLinkTarget,
  tenantFile,
  themeConfig,
} from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { TenantId } from './testing.ts';
import { readFolder, readJson, tenantIds } from './testing.ts';

const fileOf = (id: TenantId) => tenantFile.parse(readJson(id, 'tenant.json'));
const themeOf = (id: TenantId) => themeConfig.parse(readJson(id, 'theme.json'));
const clientOf = (id: TenantId) => editedClientConfig.parse(readJson(id, 'content/client.json'));
const pagesOf = (id: TenantId) => [...readFolder(id, 'content/pages').values()].map((page) => editedPage.parse(page));

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
    expect(clientOf(id).header.navigation).not.toHaveLength(0);
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

  test('its pages show every kind of block but the video, of which it has none', () => {
    const types = new Set(valuesOf('type', pagesOf(id)));
    expect([...types].toSorted()).toEqual(['image', 'richText', 'slider', 'table', 'tabs', 'teaser']);
    expect(new Set(valuesOf('layout', pagesOf(id)))).toEqual(new Set(['hero', 'tiles', 'cards', 'icons', 'banner']));
  });

  test('every file it names lies in its media folder', () => {
    const { font, logo } = themeOf(id);
    const named = [font.file, logo.favicon, logo.touchIcon, logo.socialImage, ...valuesOf('file', pagesOf(id))];
    expect(named.filter((file) => !existsSync(join(import.meta.dirname, id, 'media', file)))).toEqual([]);
  });

  test('every address it links to or redirects to exists', () => {
    const { pageMap, clientRuntimeConfig, redirects } = fileOf(id);
    const pages = pagesOf(id);
    const open = pages.filter((page) => !page.draft).map((page) => page.path);
    const routes = buildRoutes(pageMap, clientRuntimeConfig).filter(
      ({ name }) => name === 'sitemap' || name === 'index',
    );
    const world = { routes, hasPage: (path: string) => open.includes(path) };
    const moved = Object.values(redirects).flatMap((rules) => Object.values(rules));
    const written = pages.flatMap(linksIn);
    const targets = [...valuesOf('to', clientOf(id)), ...valuesOf('to', pages), ...moved, ...written];
    const dead = targets.filter((target) => target.startsWith('/') && resolveLinkTarget(target, world) === undefined);
    expect(dead).toEqual([]);
  });

  test('the page of its whole range lies where its categories will, so that they take the address over', () => {
    expect(pagesOf(id).map((page) => page.path)).toContain(`/${fileOf(id).pageMap.products.urlslug}`);
  });
});

test('TEN-10 the two differ in slugs, flags, language, theme and redirects', () => {
  const [feldmarkt, harbour] = tenantIds.map(fileOf);
  const sameSlugs = pageNames.filter((name) => feldmarkt?.pageMap[name].urlslug === harbour?.pageMap[name].urlslug);
  expect(sameSlugs).toEqual([]);
  expect(feldmarkt).toMatchObject({ locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' });
  expect(harbour).toMatchObject({ locale: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin' });
  expect(feldmarkt && flagsOff(feldmarkt.clientRuntimeConfig)).toEqual([]);
  expect(harbour && flagsOff(harbour.clientRuntimeConfig)).toEqual([
    'featureJoe',
    'featurePesticides',
    'featureWallet',
    'preview',
  ]);
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
