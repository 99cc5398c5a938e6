import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}

const peers = [
  ['vendure', '@vendure/core'],
  ['medusa', '@medusajs/medusa'],
  ['next', 'next'],
] as const;

test.each(peers)('the table of the benchmarks is of the version of %s that the command installs', (peer, name) => {
  const lock = JSON.parse(read(`setup/${peer}/package-lock.json`)) as Lock;
  const { version } = lock.packages[`node_modules/${name}`] ?? {};
  const titles = { vendure: 'Vendure', medusa: 'Medusa', next: 'Next.js' };
  expect(read('../../docs/benchmarks.md')).toContain(`| ${titles[peer]} | ${version} |`);
});

test.each(peers)('the lock file of %s names no registry', (peer) => {
  const { packages } = JSON.parse(read(`setup/${peer}/package-lock.json`)) as Lock;
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});
