import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { definitionOf, importKinds } from './kinds/kinds.ts';

test.each(importKinds)('a table of kind %s can say all that JSON lines can', (kind) => {
  const fields = new Set([...definitionOf(kind).columns.values()].map(({ path }) => path[0]));
  expect(fields).toEqual(new Set(Object.keys(definitionOf(kind).schema.shape)));
});

test.each(importKinds)('every column of kind %s is explained', (kind) => {
  const text = readFileSync(join(repositoryRoot, 'docs/import.md'), 'utf8');
  const words = new Set(text.match(/\w+/g));
  for (const name of definitionOf(kind).columns.keys()) {
    for (const part of name.split('.')) expect(words, `${name} in docs/import.md`).toContain(part);
  }
});
