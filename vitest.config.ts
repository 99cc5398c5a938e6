import { defineConfig } from 'vitest/config';

const everywhere = { exclude: ['**/node_modules/**', '**/dist/**'] };
// A process for every file costs five times the tests themselves; files of one worker share it and leave nothing behind.
const shared = { ...everywhere, isolate: false };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'tenants/**/*.test.{ts,mjs}',
            'server/{src,test}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...shared.exclude, '**/*.api.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          setupFiles: ['storefront/test/leaveNothing.ts'],
          environment: 'happy-dom',
          include: ['storefront/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'api',
          environment: 'node',
          include: ['server/{src,test}/**/*.api.test.ts'],
          globalSetup: ['server/test/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
