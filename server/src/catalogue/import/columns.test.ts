import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { columns } from './columns.ts';
import { importKinds } from './importKind.ts';
import { importRows } from './importRow.ts';

test.each(importKinds)('a table of kind %s can say all that JSON lines can', (kind) => {
  const fields = new Set([...columns[kind].values()].map(({ path }) => path[0]));
  expect(fields).toEqual(new Set(Object.keys(importRows[kind].shape)));
});

test.each(importKinds)('every column of kind %s is explained', (kind) => {
  const text = readFileSync(join(repositoryRoot, 'docs/import.md'), 'utf8');
  const words = new Set(text.match(/[A-Za-z]+/g));
  for (const name of columns[kind].keys()) {
    for (const part of name.split('.')) expect(words, `${name} in docs/import.md`).toContain(part);
  }
});
