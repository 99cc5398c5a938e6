import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.mjs';
import { untilReady } from '../image/tryShop.mjs';
import { freePort } from '../throwawayPostgres.mjs';

export const bypassKey = 'only-for-a-restore-that-is-tried';

/** The built shop as `npm start` runs it, on a database and a folder of files. */
export async function startShop({ folder, name, databaseUrl, dataDir, port: wanted, settings = {} }) {
  const port = wanted ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', TENANT: 'feldmarkt', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    ...{ HOST: '127.0.0.1', PORT: String(port), BASE_URL: `http://localhost:${port}`, TRUST_PROXY: '127.0.0.1' },
    ...{ PAYMENTS: 'none', MAIL: 'none', BOT_BYPASS_KEY: bypassKey, npm_lifecycle_event: '' },
    ...settings,
  };
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', log, log] });
  closeSync(log);
  const output = () => readFileSync(logFile, 'utf8').slice(-4000);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const readyMs = await untilReady(base, { isRunning, output }, 420_000).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    base,
    port,
    env,
    readyMs,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
