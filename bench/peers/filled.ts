import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Goods } from './candidate.ts';
import { hashOf, type Installed, peersFolder } from './install.ts';
import type { Postgres } from './postgres.ts';

export interface Filled {
  /** Where the goods are for the peer to read. */
  readonly goodsFile: string;
  /** Ids that were noted while it was filled. */
  readonly idsFile: string;
}

/** What a day changes (what is on offer, what can be ordered, and in which order it is listed) is no reason to fill again. */
export function keyOf({ products }: Goods): string {
  const lasting = products.map(({ sku, slug, name, pack, description, category, root }) =>
    JSON.stringify([sku, slug, name, pack, description, category.slug, root.slug]),
  );
  return lasting.sort().join('\n');
}

/**
 * The database of a peer as it is after its first fill. Filling takes minutes, so it is done once for each set of goods
 * and versions, and every run begins with a fresh copy.
 */
export async function filledDatabase(
  postgres: Postgres,
  peer: string,
  database: string,
  { fingerprint }: Installed,
  goods: Goods,
  fill: (files: Filled) => Promise<void>,
): Promise<Filled> {
  const text = JSON.stringify(goods);
  const key = hashOf(fingerprint + keyOf(goods));
  const template = `filled_${peer}_${key}`;
  const folder = join(peersFolder, 'filled', `${peer}-${key}`);
  const files = { goodsFile: join(folder, 'goods.json'), idsFile: join(folder, 'ids.json') };
  const doneFile = join(folder, 'done');
  if (!existsSync(doneFile) || !(await postgres.has(template))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(files.goodsFile, text);
    await postgres.create(database);
    await fill(files);
    await postgres.query(database, 'analyze');
    await postgres.rename(database, template);
    await writeFile(doneFile, '');
  }
  await postgres.create(database, template);
  return files;
}
