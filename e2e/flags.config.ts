import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { throwawayFolder } from '../scripts/lib/throwawayFolder.mjs';
import { chromiumOptions } from './support/chromium.ts';
import { tenantId } from './support/tenantFiles.ts';

process.env.TMPDIR = throwawayFolder();
// The first process of a run makes the data of all its shops; the others are told where it is.
if (!process.env.FLAGS_DATA_DIR) {
  const folder = mkdtempSync(join(process.env.TMPDIR, 'trolley-flags-'));
  process.env.FLAGS_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
process.env.E2E_BYPASS_KEY ||= randomBytes(16).toString('hex');

// Each flag off alone, in a running shop of the retailer that E2E_TENANT names: `npm run flags`.
export default defineConfig({
  testDir: './flags',
  outputDir: `../test-results/flags-${tenantId}`,
  // They share the data, one after the other.
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
