import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';
import { changedFiles, relatedTests, sources } from './relatedTests.mjs';
import { script, tool } from './steps.mjs';

/** The packages that have types of their own to check. */
const typed = [
  'contract',
  'tenants',
  'server',
  'demo',
  'ui',
  'storefront',
  'studio',
  'payment-sandbox',
  'e2e',
  'bench',
];

/** Checks that need not run while writing. */
export function restSteps() {
  return [
    { name: 'dead code', command: tool('knip', '--no-progress') },
    // What tests alone use is dead too, and often a claim without a feature.
    { name: 'code for tests alone', command: tool('knip', '--no-progress', '--production') },
    { name: 'requirements', command: script('requirements.mjs') },
  ];
}

/** What the inner loop checks, the longest first. */
export function verifySteps(resultsDir) {
  if (!existsSync(join(root, '.git'))) return wholeSteps(resultsDir);
  const guards = join(resultsDir, 'guards.json');
  return [
    ...testsOfWhatChanged(join(resultsDir, 'touched.json')),
    { name: 'lint', command: tool('oxlint') },
    // What was checked before and has not changed is not checked again.
    ...typed
      .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
      .map((name) => ({ name: `types ${name}`, command: types(name) })),
    ...staticSteps(),
    // They read what they judge, which no import leads to.
    {
      name: 'guards',
      command: vitest(['unit'], guards, ['scripts/lib/storefrontGuards', 'scripts/lib/docs']),
      results: guards,
    },
  ];
}

function testsOfWhatChanged(results) {
  // `vitest --changed` finds them too, but transforms every module for it: 25 s of processor time, against 1 s here.
  const tests = relatedTests(changedFiles(), sources());
  if (tests?.length === 0) return [];
  const command = vitest(['unit', 'dom', 'alone'], results, [...(tests ?? []), '--passWithNoTests']);
  return [{ name: tests ? 'tests of what changed' : 'unit tests', command, results }];
}

/** The same, and every test that needs neither database nor browser. */
export function wholeSteps(resultsDir) {
  const results = join(resultsDir, 'unit.json');
  return [
    { name: 'unit tests', command: vitest(['unit', 'dom', 'alone'], results), results },
    { name: 'lint and types', command: lintAndTypes() },
    ...staticSteps(),
  ];
}

/** The lint knows the types anyway: with what the compiler says of them it takes half the time of both. */
export function lintAndTypes(...files) {
  // This rule takes what the compiler inferred from an assertion for the type before it, depending on which of them was
  // first: `npm run lint` holds it, where only the lint looks.
  return tool('oxlint', '--type-check', '--allow', 'typescript/no-unnecessary-type-assertion', ...files);
}

function staticSteps() {
  return [
    { name: 'borders', command: script('borders.mjs') },
    { name: 'format', command: tool('biome', 'check', '.') },
    { name: 'notices', command: script('notices.mjs', '--check') },
  ];
}

export function apiStep(resultsDir) {
  const results = join(resultsDir, 'api.json');
  return { name: 'API and slow tests', command: vitest(['api', 'slow'], results), results };
}

function types(name) {
  return tool('tsc', '--noEmit', '-p', name, '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`);
}

function vitest(projects, results, options = []) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const told = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  return tool('vitest', 'run', ...chosen, ...options, ...told);
}
