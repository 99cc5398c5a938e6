import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { throwawayFolder } from '../scripts/lib/throwawayFolder.mjs';
import { chromiumOptions } from './support/chromium.ts';
import { tenantId } from './support/tenantFiles.ts';

process.env.TMPDIR = throwawayFolder();

// The shop itself is started by support/globalSetup.ts; E2E_TENANT says which retailer's.
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/globalSetup.ts',
  outputDir: `../test-results/${tenantId}`,
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // What never comes says where, long before the test ends.
    actionTimeout: 60_000,
    // A trace costs a third of the time, and a screenshot is taken of passing tests too: `npm run e2e -- --trace on` has both.
    trace: 'off',
    screenshot: 'off',
  },
});
