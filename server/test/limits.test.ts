import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../src/platform/paths.ts';

const sources = readdirSync(join(repositoryRoot, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|[/\\]testing/.test(path))
  .map((path) => ({ path, text: readFileSync(join(repositoryRoot, 'server/src', path), 'utf8') }));

/** How much is let through, by where it is counted: in the database (`windowMs`) or in a process (`timeWindow`). */
function limitsOf(window: 'windowMs' | 'timeWindow') {
  const limit = new RegExp(`max: (\\d+), ${window}`, 'g');
  return sources.flatMap(({ path, text }) => [...text.matchAll(limit)].map(([, max = '']) => ({ path, max })));
}

const manual = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8');
const section = /^### Limits\n([^]+?)^## /m.exec(manual)?.[1] ?? '';
const [inDatabase = '', inProcess = ''] = section.split('**the process count in each process**');

test.each([
  ['windowMs', inDatabase, 35],
  ['timeWindow', inProcess, 25],
] as const)(
  'OPS-02 operations.md has every limit that the code counts with %s, in its place',
  (window, text, least) => {
    const limits = limitsOf(window);
    expect(limits.length).toBeGreaterThanOrEqual(least);
    const told = new Set([...text.replaceAll(/(?<=\d),(?=\d)/g, '').matchAll(/\d+/g)].map(([number]) => number));
    expect(limits.filter(({ max }) => !told.has(max))).toEqual([]);
  },
);
