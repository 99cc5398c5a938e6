#!/usr/bin/env node
// Which changes of the code no test would notice.
// Usage: npm run mutate [-- cart order …] [--only=showCart.ts] [--unit] [--share=10] [--again] [--api]
// The unit tests of a room judge every mutant, its API and slow tests those that are left.
//   --only    some of its files, by a pattern of their names such as `{showCart,priceCart}.ts`
//   --share   so many mutants in a hundred, which stand for all
//   --unit    unit tests alone
//   --again   the survivors of the last run once more; with --api by API tests alone
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/files.mjs';
import { merged, mutantsOf, mutatedFiles, rooms, scoreOf, survivorsOf } from './lib/mutation.mjs';
import { runStep, stopOnSignals, tool } from './lib/steps.mjs';
import { identityOf } from './lib/wantedMutants.mjs';

const folder = '.cache/mutation';
const aim = 85;

stopOnSignals();
const args = process.argv.slice(2);
const unitOnly = args.includes('--unit');
const again = args.includes('--again');
const apiOnly = again && args.includes('--api');
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const share = args.find((arg) => /^--share=\d+$/.test(arg))?.slice('--share='.length);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !(name in rooms));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(rooms).join(', ')}.`);
  process.exit(1);
}
mkdirSync(join(root, folder), { recursive: true });

for (const name of named.length > 0 ? named : Object.keys(rooms)) {
  const known = again ? readJson(`${folder}/${name}.json`) : undefined;
  let mutants = apiOnly ? known : await judgeQuickly(name, known);
  const left = survivorsOf(mutants);
  if (!unitOnly && left.length > 0) mutants = merged(mutants, await judge(name, 'api', left));
  writeFileSync(join(root, folder, `${name}.json`), JSON.stringify(mutants));
  report(name, mutants);
}

async function judgeQuickly(name, known) {
  return known ? merged(known, await judge(name, 'unit', survivorsOf(known))) : judge(name, 'unit');
}

function report(name, mutants) {
  for (const { file, location, replacement } of survivorsOf(mutants)) {
    console.log(`  ${file}:${location.start.line} → ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 90)}`);
  }
  const { killed, total, percent } = scoreOf(mutants);
  const missed = percent < aim ? ` (aim ${aim} %)` : '';
  console.log(`${name}: ${killed} of ${total} noticed, ${percent.toFixed(1)} %${missed}`);
  if (missed) process.exitCode = 1;
}

/** One run of Stryker, of all mutants of a room or the wanted ones; what became of those. */
async function judge(name, kind, wanted) {
  const output = `${folder}/${name}-${kind}.json`;
  const config = `${folder}/${name}-${kind}.config.json`;
  const list = wanted && join(root, folder, `${name}-${kind}.wanted.json`);
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/lib/wantedMutants.mjs')],
    vitest: { configFile: 'scripts/lib/mutation.config.ts', related: false },
    mutate: mutatedFiles(rooms[name].mutate, only),
    // Words of messages and names of statements say nothing about behaviour.
    mutator: { excludedMutations: ['StringLiteral'] },
    // What happens only while a module is loaded would need all tests for every mutant.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 30_000,
    ignorePatterns: ['.data', '.cache', 'dist', 'bench', 'e2e', 'storefront', 'studio', 'test-results'],
    tempDirName: `${folder}/sandbox`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: output },
    allowConsoleColors: false,
    ...((wanted || share) && { checkers: ['wanted'] }),
  };
  writeFileSync(join(root, config), JSON.stringify(options, undefined, 2));
  if (list) writeFileSync(list, JSON.stringify(wanted.map(identityOf)));
  const env = {
    MUTATION_TESTS: rooms[name].tests.join(','),
    MUTATION_KIND: kind,
    ...(list && { MUTATION_WANTED: list }),
    ...(share && { MUTATION_SHARE: share }),
  };
  const run = await runStep({ name, command: tool('stryker', 'run', config), env, stream: true });
  if (!run.ok || !existsSync(join(root, output))) {
    console.error(run.output);
    process.exit(1);
  }
  return mutantsOf(readJson(output));
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
