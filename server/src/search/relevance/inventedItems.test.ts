import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import { suites } from './heldOutWords.ts';
import { inventedItems } from './inventedItems.ts';
import { judgeItems, shareOf } from './judgeItems.ts';
import { catalogueOfItems, type Poverty } from './readItems.ts';

async function engineOf(poverty: Poverty = {}) {
  const engine = createEngine();
  await engine.changed(catalogueOfItems(inventedItems, poverty));
  return engine;
}

const engine = await engineOf();
const names = (term: string, most = 3) =>
  engine
    .products(term)
    .slice(0, most)
    .map((sku) => inventedItems[Number(sku.slice(1))]?.name ?? '');

describe('SEARCH-10 on raw names the thing comes before flavours and brands', () => {
  test.each([
    ['topfen', /topfen/i],
    ['windeln', /^popolino/i],
    ['vollmilch', /vollmilch.*(fett|1l)/i],
    ['milch', /(voll|frisch|haltbar|heu)milch.*1l/i],
    ['joghurt', /^(almhang|wiesengut).*joghurt/i],
    ['honig', /^(bienenfleiß|imkerei)/i],
    ['hühnerbrust', /^hofmetzger/i],
    ['äpfel', /äpfel/i],
    ['zitronen', /zitronen( lose| 500g| 400g)/i],
    ['paprika', /^(marktstand|paprika)/i],
    ['avocado', /^(avocado|marktstand|bio avocado)/i],
    ['butter', /^(almhang|wiesengut).*butter/i],
    ['pizza', /^tieffrost/i],
    ['pommes', /^tieffrost/i],
    ['klopapier', /(toiletten|klo)papier(?!.*feucht)/i],
    ['champignons', /champignons (weiß|braun)|bio champignons/i],
    ['hafermilch', /hafer ?drink/i],
    ['brod', /brot\b/i],
    ['mineralwaser', /mineralwasser/i],
    ['spagetti', /^pastaria.*spaghetti/i],
  ])('SEARCH-10 %s', (term, right) => {
    const first = names(term);
    expect(first).toHaveLength(3);
    for (const name of first) expect(name).toMatch(right);
  });

  test('SEARCH-10 no moist paper before toilet paper', () => {
    expect(names('klopapier').join()).not.toMatch(/feucht/i);
  });
});

// Two hundred items teach little, least of all without categories; `npm run relevance` judges a whole catalogue.
test.each<[string, Poverty, number]>([
  ['as they are', {}, 0.9],
  ['without categories', { categories: true }, 0.7],
  ['with the first word taken for the brand', { brands: 'guessed' }, 0.85],
])('SEARCH-10 the first three of everyday words are right: items %s', async (_, poverty, least) => {
  const verdicts = judgeItems(await engineOf(poverty), inventedItems, suites.everyday).filter(
    ({ right }) => right >= 3,
  );
  const failed = verdicts.filter(({ passed }) => !passed);
  const report = failed.map(({ term, first }) => `${term}: ${first.map(({ name }) => name).join('; ')}`).join('\n');
  expect(verdicts.length).toBeGreaterThan(60);
  expect(shareOf(verdicts), report).toBeGreaterThanOrEqual(least);
});
