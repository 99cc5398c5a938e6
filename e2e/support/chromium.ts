import type { LaunchOptions } from '@playwright/test';

/** The browser that `scripts/e2e.mjs` found, kept from talking to anybody but the shop. */
export function chromiumOptions(): LaunchOptions {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return {
    executablePath: process.env.CHROMIUM_PATH,
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
