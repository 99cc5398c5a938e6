import { main } from '../src/main.ts';

/** The whole shop, but with the plainest of renderers, so that tests of starting and stopping need no build. */
await main({
  loadRenderer: async () => ({
    buildId: 'test',
    builtAt: 0,
    screens: ['index', 'components', 'checkout-confirmation-test', 'generalerror'],
    render: ({ page }) => ({
      html: `<!doctype html><title>${page.meta.title}</title>`,
      scriptHashes: [],
      styleHashes: [],
      frameHosts: [],
    }),
  }),
});
