import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutShopSettings } from './shopServer.ts';
import { repositoryRoot, tenantId } from './tenantFiles.ts';

/** What an operator types after `npm run orders --`, beside the running shop; answers what is printed. */
export const runOrders = (...args: readonly string[]) => runCommand('orders', args);

/** The same after `npm run staff --`. */
export const runStaff = (...args: readonly string[]) => runCommand('staff', args);

async function runCommand(name: string, args: readonly string[]): Promise<string> {
  const { E2E_BASE_URL: BASE_URL, E2E_DATA_DIR: DATA_DIR, ...env } = withoutShopSettings(process.env);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', name, ...args], {
    cwd: repositoryRoot,
    env: { ...env, NODE_ENV: 'production', TENANT: tenantId, BASE_URL, ...(DATA_DIR && { DATA_DIR }) },
  });
  return stdout;
}

interface Picked {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly grams: number;
}

/** Picks an order, however long before its day; the lines named here differ from what was ordered. */
export async function pickOrder(orderNumber: string, lines: readonly Picked[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trolley-picked-'));
  try {
    const file = join(folder, 'weights.json');
    await writeFile(file, JSON.stringify(lines));
    await runOrders('pick', orderNumber, file, '--early');
  } finally {
    await rm(folder, { recursive: true });
  }
}
