import type { LaunchOptions } from '@playwright/test';

/** Playwright's own defaults: a mouse that hovers. Setting one of these settings replaces all of them. */
const withMouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

interface Browser {
  /** Loads pictures: each kind of page is opened with them once, everywhere else they would only take time. */
  readonly pictures?: boolean;
}

/** The browser that `scripts/chromium.mjs` found, kept from talking to anybody but the shop. */
export function chromiumOptions({ pictures = false }: Browser = {}): LaunchOptions {
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
      ...(pictures ? [] : [`--blink-settings=${withMouse},imagesEnabled=false`]),
    ],
  };
}
