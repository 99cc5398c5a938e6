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

/** One that hangs says where it was, instead of leaving the journey to its own end. */
const commandWithinMs = 90_000;

async function runCommand(name: string, args: readonly string[]): Promise<string> {
  const { E2E_BASE_URL: BASE_URL, E2E_DATA_DIR: DATA_DIR, ...env } = withoutShopSettings(process.env);
  const running = promisify(execFile)(process.execPath, ['scripts/command.mjs', name, ...args], {
    cwd: repositoryRoot,
    env: { ...env, NODE_ENV: 'production', TENANT: tenantId, BASE_URL, ...(DATA_DIR && { DATA_DIR }) },
    timeout: commandWithinMs,
    killSignal: 'SIGKILL',
  });
  const { stdout } = await running.catch((error: Error & { killed?: boolean; stdout?: string; stderr?: string }) => {
    if (!error.killed) throw error;
    const said = JSON.stringify({ stdout: error.stdout, stderr: error.stderr });
    throw new Error(`${name} ${args.join(' ')} had not ended after ${commandWithinMs / 1000} s; it said ${said}`);
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
