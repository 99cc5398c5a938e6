import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { samples } from '../../demo/pictures/src/samples/samples.ts';
import { specOf } from '../../demo/pictures/src/specOf.ts';
import { expandGoods } from '../../demo/shop/src/catalogue/expand.ts';
import { readSource } from '../../demo/shop/src/catalogue/readSource.ts';
import { root } from '../lib/files.mjs';

/** The names of all motifs that a sample or a product of a tenant's demo catalogue shows. */
export function motifsInUse() {
  const tenants = readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, 'tenants', entry.name)).includes('catalogue'))
    .map(({ name }) => join(root, 'tenants', name, 'catalogue'));
  const pictures = tenants.flatMap((folder) => expandGoods(readSource(folder)).map(({ picture }) => specOf(picture)));
  return [...samples, ...pictures].flatMap(({ motif, inside }) => [motif, inside]).filter((name) => name !== undefined);
}
