import { describe, expect, test } from 'vitest';
import { marked } from '../../../pictures/src/kit/label/backPrint.ts';
import { composePicture, drawPicture } from '../../../pictures/src/kit/picture.ts';
import { overflowing, supplies } from '../../../pictures/src/kit/testing.ts';
import { specOf } from '../../../pictures/src/specOf.ts';
import { backSpec } from './backSpec.ts';
import { servedSpec } from './servedSpec.ts';
import { tellApart } from './tellApart.ts';
import { loadTenant } from './testing/tenant.ts';

describe.each(['feldmarkt', 'harbour'])('the pictures of %s', (id) => {
  const { articles, source } = loadTenant(id);
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

  test('the back of a pack has the ingredients and the nutrition of the product, all within its label', () => {
    const spread = articles.filter((_, n) => n % 23 === 0);
    const wrong = spread.flatMap((article) => {
      const back = backSpec(article, specFor(article.sku), source.words);
      if (!back) return article.ingredients || article.nutrition ? [`${article.slug} has no back`] : [];
      const { svg, printed } = composePicture(back, supplies);
      const text = printed.map((line) => line.text).join(' ');
      const kcal = article.nutrition && `${article.nutrition.kJ} kJ`;
      return [
        ...(article.ingredients && !text.includes(marked(article.ingredients).replace(/\s+/g, ' '))
          ? [`${article.slug}: ingredients`]
          : []),
        ...(kcal && !text.includes(kcal) ? [`${article.slug}: nutrition`] : []),
        ...overflowing(printed).map((problem) => `${article.slug} ${problem}`),
        ...(svg.length > 160_000 ? [`${article.slug} is ${svg.length} bytes`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('what is served is drawn by kind, shared by brands, and nothing is served that is not eaten', () => {
    const specs = articles.flatMap((one) => servedSpec(one, source.rules.served[one.category.slug]) ?? []);
    expect(specs.length).toBeGreaterThan(400);
    const drawings = new Set(specs.map((one) => drawPicture(specOf(one), supplies)));
    expect(drawings.size).toBeLessThan(specs.length / 2);
    expect(Object.keys(source.rules.served).filter((slug) => source.rules.nonFood.includes(slug))).toEqual([]);
    const creatures = specs.filter(({ motif }) => motif?.startsWith('n:'));
    expect(creatures).toEqual([]);
  });

  test('every product draws, and small', () => {
    const sizes = articles.map(({ sku }) => drawPicture(specFor(sku), supplies).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect(sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toBeLessThan(9000);
  });
});
