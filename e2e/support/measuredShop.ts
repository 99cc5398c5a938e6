import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startShop, withoutShopSettings } from './shopServer.ts';
import { repositoryRoot, tenant, tenantId } from './tenantFiles.ts';

/** What a receiver of analytics was told, by the path it was told at. */
export interface Told {
  readonly path: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly payload?: { readonly name?: string; readonly id?: string; readonly url: string; readonly data?: object };
  readonly events?: readonly { readonly name: string; readonly params: object }[];
  readonly client_id?: string;
}

/** The retailer's shop with everybody told of what happens, and a recorder that stands in for all of them. */
export async function openMeasuredShop() {
  const told: Told[] = [];
  const recorder = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.end();
    void text(request).then((json) => {
      const { payload, events = [], client_id: clientId } = JSON.parse(json) as Body;
      const [path = ''] = (request.url ?? '').split('?');
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
  const folder = await mkdtemp(join(tmpdir(), 'trolley-measured-'));
  await cp(join(repositoryRoot, 'tenants'), folder, { recursive: true });
  const file = { ...tenant, clientRuntimeConfig: { ...tenant.clientRuntimeConfig, tracking } };
  await writeFile(join(folder, tenantId, 'tenant.json'), JSON.stringify(file));
  const settings = { TENANT: tenantId, TENANTS_DIR: folder, MEASUREMENT_SECRET: 'a-secret-of-this-journey' };
  const shop = await startShop(settings);
  return {
    url: shop.url,
    told,
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
