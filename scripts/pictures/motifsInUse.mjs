import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expandGoods } from '../../server/src/catalogue/demo/expand.ts';
import { readSource } from '../../server/src/catalogue/demo/readSource.ts';
import { samples } from '../../server/src/picture/samples/samples.ts';
import { specOf } from '../../server/src/picture/specOf.ts';
import { root } from '../lib/files.mjs';

/** The names of all motifs that a sample or a product of a tenant's demo catalogue shows. */
export function motifsInUse() {
  const tenants = readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, 'tenants', entry.name)).includes('catalogue'))
    .map(({ name }) => join(root, 'tenants', name, 'catalogue'));
  const pictures = tenants.flatMap((folder) => expandGoods(readSource(folder)).map(({ picture }) => specOf(picture)));
  return [...samples, ...pictures].flatMap(({ motif, inside }) => [motif, inside]).filter((name) => name !== undefined);
}
