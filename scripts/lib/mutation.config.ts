import { defineConfig } from 'vitest/config';

// Stryker starts Vitest by itself: which tests judge its mutants comes with the environment.
const { MUTATION_TESTS = '', MUTATION_KIND } = process.env;
const places = MUTATION_TESTS.split(',');
const isApi = MUTATION_KIND === 'api';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    include: places.map((place) => `${place}/**/*.${isApi ? '{api,slow}.' : ''}test.ts`),
    // Processes that are killed and databases that are restarted judge the database, not the code that is mutated.
    exclude: ['**/node_modules/**', isApi ? '**/{killed,restart,outages}.api.test.ts' : '**/*.{api,slow}.test.ts'],
    ...(isApi && { globalSetup: ['server/test/globalSetup.ts'] }),
  },
});
