#!/usr/bin/env node
// Journeys in a real browser. Usage: npm run e2e [-- --grep …]; E2E_TENANT chooses the retailer, and E2E_BASE_URL a
// shop of it that runs already.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './lib/files.mjs';
import { compiledJourneys } from './lib/steps.mjs';

const { path } = await findChromium().catch((problem) => {
  console.error(problem.message);
  process.exit(1);
});
const command = join(root, 'node_modules/.bin/playwright');
const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
const env = { ...process.env, ...compiledJourneys, CHROMIUM_PATH: path };
const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
