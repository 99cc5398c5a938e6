import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../../pictures/src/kit/picture.ts';
import { supplies } from '../../../pictures/src/kit/testing.ts';
import { specOf } from '../../../pictures/src/specOf.ts';
import { tellApart } from './tellApart.ts';
import { loadTenant } from './testing/tenant.ts';

describe.each(['feldmarkt', 'harbour'])('the pictures of %s', (id) => {
  const { articles } = loadTenant(id);
  const pictures = tellApart(articles);
  const specFor = (sku: string) => {
    const picture = pictures.get(sku);
    if (!picture) throw new Error(`${sku} has no picture`);
    return specOf(picture);
  };

  test('a smaller pack of a product is drawn smaller', () => {
    const byProduct = new Map<string, (typeof articles)[number][]>();
    for (const one of articles) byProduct.set(one.productId, [...(byProduct.get(one.productId) ?? []), one]);
    const wrong = [...byProduct.values()].flatMap((sizes) => {
      const single = sizes.filter(({ size, content }) => size.count === 1 && content.measure === 'volume');
      return single.flatMap((small) =>
        single
          .filter((large) => large.content.quantity > small.content.quantity)
          .filter((large) => (specFor(small.sku).scale ?? 1) >= (specFor(large.sku).scale ?? 1))
          .map((large) => `${small.slug} beside ${large.slug}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the organic one of a brand looks another than its plain one, not only by its seal', () => {
    const plain = new Map(
      articles.flatMap((one) =>
        one.labels.includes('organic')
          ? []
          : [[`${one.good.id} ${one.brand.slug} ${one.picture.name} ${one.picture.size}`, one]],
      ),
    );
    const pairs = articles.flatMap((one) => {
      const other = plain.get(`${one.good.id} ${one.brand.slug} ${one.picture.name} ${one.picture.size}`);
      return one.labels.includes('organic') && other ? [[one, other] as const] : [];
    });
    expect(pairs.length).toBeGreaterThan(50);
    const alike = pairs.filter(([organic, other]) => {
      const [one, two] = [specFor(organic.sku), specFor(other.sku)];
      const differs = JSON.stringify([one.colours, one.parts]) !== JSON.stringify([two.colours, two.parts]);
      return !differs && one.sticker === two.sticker && one.band === undefined;
    });
    expect(alike.map(([{ slug }]) => slug)).toEqual([]);
  });

  test('no two printed packs of one brand look the same but for their words', () => {
    const looks = new Map<string, Set<string>>();
    for (const { sku, productId, picture } of articles) {
      const { key, name, size, scale, ...look } = pictures.get(sku) ?? picture;
      const known = looks.get(JSON.stringify(look)) ?? new Set();
      looks.set(JSON.stringify(look), known.add(productId));
    }
    const shared = [...looks.values()].filter((products) => products.size > 1);
    expect(shared).toEqual([]);
  });

  test('every product draws, and small', () => {
    const sizes = articles.map(({ sku }) => drawPicture(specFor(sku), supplies).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect(sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toBeLessThan(9000);
  });
});
