import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { drawPicture } from '../../../pictures/src/kit/picture.ts';
import { supplies } from '../../../pictures/src/kit/testing.ts';
import { specOf } from '../../../pictures/src/specOf.ts';
import { tellApart } from './tellApart.ts';
import { loadTenant } from './testing/tenant.ts';

const inside = (drawn: string): string =>
  drawn
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<title>.*?<\/title>/, '');

/** Heroes and stories show the packs that are on sale: when this fails, the scene has to be drawn again. */
describe.each(['feldmarkt', 'harbour'])('the scenes of %s', (id) => {
  const dir = join(repositoryRoot, 'tenants', id, 'media/scenes');
  const { articles } = loadTenant(id);
  const pictures = tellApart(articles);

  test.each(readdirSync(dir).filter((file) => file.endsWith('.svg')))('%s is drawn from the packs on sale', (file) => {
    const scene = readFileSync(join(dir, file), 'utf8');
    const skus = [...scene.matchAll(/ data-sku="(\d+)"/g)].map(([, sku = '']) => sku);
    expect(skus.length).toBeGreaterThan(4);
    expect(scene.match(/ viewBox="0 0 800 800"/g)).toHaveLength(skus.length);
    const old = skus.filter((sku) => {
      const picture = pictures.get(sku);
      return !picture || !scene.includes(`data-sku="${sku}">${inside(drawPicture(specOf(picture), supplies))}</svg>`);
    });
    expect(old).toEqual([]);
    expect(scene.length).toBeLessThan(160_000);
  });
});
