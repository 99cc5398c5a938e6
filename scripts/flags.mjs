#!/usr/bin/env node
// Each flag off alone, and every slug changed, in running shops of both retailers. Usage: npm run flags; FLAGS=a,b
// chooses flags, E2E_TENANT one retailer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './lib/files.mjs';
import { compiledJourneys } from './lib/steps.mjs';

const { path } = await findChromium().catch((problem) => {
  console.error(problem.message);
  process.exit(1);
});
const tenants = process.env.E2E_TENANT ? [process.env.E2E_TENANT] : ['feldmarkt', 'harbour'];
for (const tenant of tenants) {
  const args = ['test', '--config', 'e2e/flags.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, ...compiledJourneys, E2E_TENANT: tenant, CHROMIUM_PATH: path };
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
