import { expect, test } from 'vitest';
import { around, importing, product } from './testImport.ts';

const { openCatalogue, query, run } = importing();

test.each([
  [100, '100 g'],
  [1000, '1 kg'],
])('the pack of what is sold in steps of %i grams is the step, whatever the table says', async (pieceGrams, pack) => {
  await run([...around, product('A1', { selling: 'step', pieceGrams, pack: '900 g', content: '900 g' })]);
  const { products } = (await openCatalogue()).current().parts.catalogue;
  expect(products.get('A1')).toMatchObject({ pack, base: { unit: 'kg' } });
});

test('DISC-08 of food, a size at the end of the name is its content where nothing else says it; of other goods never', async () => {
  const bare = { pack: undefined, content: undefined };
  await run([
    ...around,
    product('A1', { ...bare, name: 'Vollmilch 1l' }),
    product('B2', { ...bare, name: 'Abfallsäcke 35 l', contains: undefined }),
    product('C3', { ...bare, name: 'Vollmilch 1l', pack: 'Flasche' }),
  ]);
  const { products } = (await openCatalogue()).current().parts.catalogue;
  expect(products.get('A1')).toMatchObject({ name: 'Vollmilch', pack: '1 l', base: { quantity: 1, unit: 'l' } });
  expect(products.get('B2')).toMatchObject({ name: 'Abfallsäcke 35 l', pack: '' });
  expect(products.get('B2')?.base).toBeUndefined();
  expect(products.get('C3')).toMatchObject({ name: 'Vollmilch 1l', base: { unit: 'piece' } });
});

test.each([['0 Stück'], ['0 g'], ['0,0 kg'], [undefined]])('the pack %j is unknown: none is shown', async (pack) => {
  await run([...around, product('A1', { pack, content: undefined })]);
  const { products } = (await openCatalogue()).current().parts.catalogue;
  expect(products.get('A1')).toMatchObject({ pack: '', slug: 'milk-a1-a1' });
  expect(products.get('A1')?.base).toBeUndefined();
  const [picture] = await query<{ spec: unknown }>('select spec from picture join product on picture = hash');
  expect(JSON.stringify(picture)).not.toContain('"size"');
});
