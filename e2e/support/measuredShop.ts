import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { insightsOrigin } from '@trolley/contract';
import { startShop, withoutShopSettings } from './shopServer.ts';
import { consentFile, repositoryRoot, tenant, tenantId } from './tenantFiles.ts';

/** What a receiver of analytics was told, by the path it was told at. */
export interface Told {
  readonly path: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The region that the search provider is told in. */
const region = tenant.locale.startsWith('de') ? 'de' : 'us';
/** Where its events go: an address of its own, which a journey's browser reaches through `answerInsights`. */
const insightsHost = insightsOrigin({ region });
const index = 'journey_products';
export const insights = { path: `${insightsHost}/1/events`, index, appId: 'JOURNEY', apiKey: 'may-only-search' };
/** The place that the not-found page of this shop's editors scrolls to: a table's caption. */
export const notFoundPlace = 'instead';

interface Body {
  readonly payload?: { readonly name?: string; readonly id?: string; readonly url: string; readonly data?: object };
  readonly events?: readonly { readonly name: string; readonly params: object }[];
  readonly client_id?: string;
}

/**
 * The retailer's shop with everybody told of what happens, and a recorder that stands in for all of them. It is the
 * search provider as well, and finds the same products whatever is searched for.
 */
export async function openMeasuredShop() {
  const told: Told[] = [];
  let finds: readonly string[] = [];
  let searches = 0;
  const find = (response: ServerResponse) => {
    const hits = finds.map((objectID) => ({ objectID }));
    searches += 1;
    const queryID = queryOf(searches);
    const found = { hits, queryID, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000, query: '', params: '' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...found, exhaustiveNbHits: true, processingTimeMS: 1 }));
  };
  const recorder = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.end();
    void text(request).then((json) => {
      const { payload, events = [], client_id: clientId } = JSON.parse(json) as Body;
      const [path = ''] = (request.url ?? '').split('?');
      if (path === `/1/indexes/${index}/query`) return find(response);
      if (payload) told.push({ path, name: payload.name ?? 'page_view', fields: { ...payload, ...payload.data } });
      for (const { name, params } of events) told.push({ path, name, fields: { ...params, clientId } });
      response.end('{}');
    });
  });
  recorder.listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const host = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  const tracking = {
    ...{ counting: true, dataLayer: true, vitalsPercent: 100 },
    umami: { host, website: '0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f', consent: 'statistic' },
    measurement: { url: `${host}/mp/collect`, measurementId: 'G-JOURNEY1' },
  };
  const { appId, apiKey } = insights;
  const productDiscovery = {
    variant: 'search-provider',
    provider: { appId, indexes: { products: index }, host },
    insights: { appId, apiKey, region },
  };
  const folder = await mkdtemp(join(tmpdir(), 'trolley-measured-'));
  await cp(join(repositoryRoot, 'tenants'), folder, { recursive: true });
  const file = { ...tenant, clientRuntimeConfig: { ...tenant.clientRuntimeConfig, tracking, productDiscovery } };
  await writeFile(join(folder, tenantId, 'tenant.json'), JSON.stringify(file));
  const googles = { name: '_ga', purpose: 'Tells visits apart', owner: 'Google', days: 400, category: 'C0002' };
  await writeFile(join(folder, tenantId, 'consent.json'), JSON.stringify({ ...consentFile, cookies: [googles] }));
  await scrollWhenNotFound(join(folder, tenantId, 'content/pages'));
  const settings = {
    ...{ TENANT: tenantId, TENANTS_DIR: folder, MEASUREMENT_SECRET: 'a-secret-of-this-journey' },
    ALGOLIA_API_KEY: 'a-key-of-this-journey',
    BOT_BYPASS_KEY: process.env.E2E_BYPASS_KEY ?? '',
  };
  const shop = await startShop(settings);
  return {
    url: shop.url,
    told,
    /** The id of the last search that the provider was asked. */
    lastQuery: () => queryOf(searches),
    /** From now on every search finds these, in this order. */
    find(skus: readonly string[]) {
      finds = skus;
    },
    /** Stands in for the provider's host of events, in this browser. */
    answerInsights(context: BrowserContext) {
      return context.route(`${insightsHost}/**`, async (route) => {
        const request = route.request();
        const { origin, pathname } = new URL(request.url());
        const { events } = JSON.parse(request.postData() ?? '{}') as { events: readonly { eventName: string }[] };
        for (const event of events) told.push({ path: origin + pathname, name: event.eventName, fields: { ...event } });
        await route.fulfill({ json: { status: 200 }, headers: { 'access-control-allow-origin': '*' } });
      });
    },
    names: (path: string) => told.filter((one) => one.path === path).map(({ name }) => name),
    /** How often something happened, as `npm run figures` tells it. */
    async figure(label: string): Promise<number> {
      const env = { ...withoutShopSettings(process.env), NODE_ENV: 'production', BASE_URL: shop.url, ...settings };
      const command = ['scripts/command.mjs', 'figures'];
      const options = { cwd: repositoryRoot, env: { ...env, DATA_DIR: shop.dataDir } };
      const { stdout } = await promisify(execFile)(process.execPath, command, options);
      const line = stdout.split('\n').find(
        (one) =>
          one
            .trim()
            .replace(/^\d+ +/, '')
            .split(',')[0] === label,
      );
      return Number.parseInt(line ?? '', 10);
    },
    async stop() {
      await shop.stop();
      recorder.closeAllConnections();
      recorder.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const queryOf = (search: number) => String(search).padStart(32, '0');

/** Replaces what the editors say of an address that is not there by a page that leads on to a place of itself. */
async function scrollWhenNotFound(pages: string): Promise<void> {
  const path = tenant.notFoundPage;
  for (const name of await readdir(pages)) {
    const page = JSON.parse(await readFile(join(pages, name), 'utf8')) as { readonly path: string };
    if (page.path !== path) continue;
    const place = { type: 'table', caption: 'Instead', head: ['a'], rows: [['b']] };
    const tall = { type: 'richText', html: '<p>word</p>'.repeat(120) };
    const own = { path, title: path, meta: {}, blocks: [tall, place, tall], autoRedirect: { anchor: notFoundPlace } };
    await writeFile(join(pages, name), JSON.stringify(own));
  }
}
