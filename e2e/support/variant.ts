import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoutes, type ClientRuntimeConfig, type PageMap, type Route, type TenantFile } from '@trolley/contract';
import { type ShopServer, startShop } from './shopServer.ts';
import { repositoryRoot, tenant, tenantId } from './tenantFiles.ts';

/** The retailer with one setting changed. */
export interface Variant {
  readonly file: TenantFile;
}

export const flags = [
  ...Object.entries(tenant.clientRuntimeConfig)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([flag]) => flag),
  'preview',
];

export function isOn(flag: string, { cms, ...config }: ClientRuntimeConfig = tenant.clientRuntimeConfig): boolean {
  return Object.entries({ ...config, ...cms }).some(([name, value]) => name === flag && value === true);
}

export function without(flag: string): Variant {
  const { cms, ...config } = tenant.clientRuntimeConfig;
  const changed = flag === 'preview' ? { ...config, cms: { preview: false } } : { ...config, cms, [flag]: false };
  return { file: { ...tenant, clientRuntimeConfig: changed } };
}

/** Every page at another address. */
export function moved(): Variant {
  const pages = Object.entries(tenant.pageMap).map(([page, { urlslug }]) => [page, { urlslug: `moved-${urlslug}` }]);
  return { file: { ...tenant, pageMap: Object.fromEntries(pages) as PageMap } };
}

export function routesOf({ file }: Variant): readonly Route[] {
  return buildRoutes(file.pageMap, file.clientRuntimeConfig);
}

/** The shop of this variant, on the data that all variants of a run share. */
export async function openVariant({ file }: Variant): Promise<ShopServer> {
  const folder = await mkdtemp(join(tmpdir(), 'trolley-variant-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(join(repositoryRoot, 'tenants'), folder, { recursive: true });
    await writeFile(join(folder, tenantId, 'tenant.json'), JSON.stringify(file));
    const shop = await startShop({
      TENANT: tenantId,
      TENANTS_DIR: folder,
      DATA_DIR: process.env.FLAGS_DATA_DIR ?? '',
      BOT_BYPASS_KEY: process.env.E2E_BYPASS_KEY ?? '',
      BOT_CHECK_COST: '200',
      PASSWORD_MEMORY_KB: '1024',
    });
    return {
      ...shop,
      stop: async () => {
        await shop.stop();
        await removeFolder();
      },
    };
  } catch (problem) {
    await removeFolder();
    throw problem;
  }
}
