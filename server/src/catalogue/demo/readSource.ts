import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { rulesFile, wordsFile } from './rulesSchema.ts';
import { brandsFile, categoriesFile, goodsFile } from './schema.ts';
import type { CatalogueSource } from './source.ts';

/** Reads and checks a tenant's catalogue folder; a wrong file is named with the place and the problem. */
export function readSource(dir: string): CatalogueSource {
  const goodsDir = join(dir, 'goods');
  const files = readdirSync(goodsDir).filter((name) => name.endsWith('.json'));
  return {
    categories: read(join(dir, 'categories.json'), categoriesFile),
    brands: read(join(dir, 'brands.json'), brandsFile),
    words: read(join(dir, 'words.json'), wordsFile),
    rules: read(join(dir, 'rules.json'), rulesFile),
    goods: files.sort().map((name) => read(join(goodsDir, name), goodsFile)),
  };
}

function read<Schema extends z.core.$ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
