import { expect, test } from 'vitest';
import { describeGaps, selectGapsOfShop } from './gaps.ts';
import { summarize } from './summary.ts';
import { around, importing, price, product, shop } from './testImport.ts';

const { database, run } = importing();

const bare = { pack: undefined, content: undefined };
const vague = ['V1', 'V2', 'V3', 'V4'].map((sku) => product(sku, { ...bare, name: `Tea ${sku}` }));
const silent = product('S1', { name: 'Soup', contains: undefined, ingredients: 'Water, leek' });
const soap = product('S2', { name: 'Soap', contains: undefined });
const apple = product('A9', { name: 'Apples', contains: ['none'], ingredients: 'Apples' });
const prices = ['V1', 'V2', 'V3', 'V4', 'S1', 'S2', 'A9'].map((sku) => price(sku, 199));

const said = [
  '4 products without a known content, so without a base price: V1 Tea V1, V2 Tea V2, V3 Tea V3 …',
  '1 product of food without "contains", which no list shows as free of an allergen: S1 Soup',
];

test.each([[true], [false]])(
  'the report counts what products do not say, with three examples (dry run: %s)',
  async (dryRun) => {
    const outcome = await run([...around, ...vague, silent, soap, apple, ...prices], { dryRun });
    const text = summarize(outcome, 1, false);
    for (const line of said) expect(text).toContain(line);
  },
);

test('the check counts it of all that the shop sells', async () => {
  await run(shop);
  expect(describeGaps(await selectGapsOfShop(database()))).toEqual([]);
  await run([...around, ...vague, silent, soap, apple, ...prices]);
  expect(describeGaps(await selectGapsOfShop(database()))).toEqual(said);
});
