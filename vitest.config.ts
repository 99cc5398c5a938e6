import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { throwawayFolder } from './scripts/lib/throwawayFolder.mjs';

process.env.TMPDIR = throwawayFolder();

// Long enough for a busy machine: a time-out is there to end what hangs.
const everywhere = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 10 } },
};
// A process for every file costs five times the tests themselves; files of one worker share it and leave nothing behind.
const shared = { ...everywhere, isolate: false, pool: 'threads' as const };

export default defineConfig({
  test: {
    // Vitest leaves one core free, of two that is half of them.
    maxWorkers: availableParallelism(),
    // Tests read a tenant's files, which no import leads to: while watching, all of them run then.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/tenants/*/**'],
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
            'demo/*/src/**/*.test.ts',
            'payment-sandbox/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...shared.exclude, '**/*.{api,slow}.test.{ts,mjs}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          setupFiles: ['storefront/test/leaveNothing.ts'],
          environment: 'happy-dom',
          include: ['{storefront,studio,ui}/**/*.test.{ts,tsx}'],
          exclude: [...shared.exclude, '**/*.alone.test.tsx'],
        },
      },
      {
        // They put something in the place of a module, which whoever shares the worker would get or have loaded already.
        test: {
          ...everywhere,
          name: 'alone',
          pool: 'threads',
          setupFiles: ['storefront/test/leaveNothing.ts'],
          environment: 'happy-dom',
          include: ['{storefront,studio}/**/*.alone.test.tsx'],
        },
      },
      {
        // Seconds of work for the processor: in `npm test`, not in the inner loop.
        test: {
          ...shared,
          name: 'slow',
          environment: 'node',
          include: ['{server/src,demo/*/src,tenants}/**/*.slow.test.ts', 'scripts/**/*.slow.test.mjs'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          environment: 'node',
          include: ['{server/src,server/test,demo/*/src}/**/*.api.test.ts'],
          globalSetup: ['server/test/globalSetup.ts'],
        },
      },
    ],
  },
});
