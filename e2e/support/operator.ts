import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withoutShopSettings } from './shopServer.ts';
import { repositoryRoot, tenantId } from './tenantFiles.ts';

/** What an operator types after `npm run orders --`, beside the running shop; answers what is printed. */
export async function runOrders(...args: readonly string[]): Promise<string> {
  const { E2E_BASE_URL: BASE_URL, E2E_DATA_DIR: DATA_DIR, ...env } = withoutShopSettings(process.env);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/orders.mjs', ...args], {
    cwd: repositoryRoot,
    env: { ...env, NODE_ENV: 'production', TENANT: tenantId, BASE_URL, ...(DATA_DIR && { DATA_DIR }) },
  });
  return stdout;
}
