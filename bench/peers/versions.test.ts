import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}

const peers = ['vendure', 'medusa', 'next'];

test.each(peers)('the lock file of %s names no registry', (peer) => {
  const { packages } = JSON.parse(read(`setup/${peer}/package-lock.json`)) as Lock;
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});
