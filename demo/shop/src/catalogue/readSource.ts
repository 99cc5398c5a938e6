import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atOnce, StartProblem, type Steps } from '@trolley/server/demo';
import { z } from 'zod/mini';
import { residuesFile } from '../residues/residuesFile.ts';
import { rulesFile, storesFile, wordsFile } from './rulesSchema.ts';
import { brandsFile, categoriesFile, goodsFile } from './schema.ts';
import type { CatalogueSource } from './source.ts';

/** Reads and checks a tenant's catalogue folder; a wrong file is named with the place and the problem. */
export function readSource(dir: string): CatalogueSource {
  return atOnce(readingSource(dir));
}

/** The same, file by file. */
export function* readingSource(dir: string): Steps<CatalogueSource> {
  const goodsDir = join(dir, 'goods');
  const names = readdirSync(goodsDir).filter((name) => name.endsWith('.json'));
  const goods: CatalogueSource['goods'][number][] = [];
  for (const name of names.sort()) {
    goods.push(read(join(goodsDir, name), goodsFile));
    yield;
  }
  const residues = join(dir, 'residues.json');
  return {
    categories: read(join(dir, 'categories.json'), categoriesFile),
    brands: read(join(dir, 'brands.json'), brandsFile),
    words: read(join(dir, 'words.json'), wordsFile),
    rules: read(join(dir, 'rules.json'), rulesFile),
    stores: read(join(dir, 'stores.json'), storesFile),
    residues: existsSync(residues) ? read(residues, residuesFile) : undefined,
    goods,
  };
}

function read<Schema extends z.core.$ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, parse(path));
  if (!parsed.success) throw new StartProblem(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartProblem(`${path}: ${String(error)}`);
  }
}
