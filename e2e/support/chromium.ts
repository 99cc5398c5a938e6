import type { LaunchOptions } from '@playwright/test';

/** The browser that `scripts/chromium.mjs` found, kept from talking to anybody but the shop. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH,
    // Root and many containers have no sandbox to offer, and only our own pages are opened.
    chromiumSandbox: false,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
