import { expect, test } from 'vitest';
import { describeDoubtful, selectExampleCertified, selectUnpriced } from './doubtfulProducts.ts';
import { around, importing, product, shop } from './testImport.ts';

const { database, run } = importing();

test('SAFE-01 products without a price, and those certified by the example of the documentation, are counted', async () => {
  await run(shop);
  expect(await selectExampleCertified(database())).toEqual({ count: 0, examples: [] });
  const before = (await selectUnpriced(database())).count;
  const certificates = [{ label: 'organic', scheme: 'EU organic', number: 'AT-BIO-301' }];
  await run([...around, ...['X1', 'X2', 'X3', 'X4'].map((sku) => product(sku, { certificates }))]);
  const unpriced = await selectUnpriced(database());
  expect(unpriced.count).toBe(before + 4);
  expect(unpriced.examples).toHaveLength(3);
  const certified = await selectExampleCertified(database());
  expect(describeDoubtful(certified, 'have it')).toEqual([
    expect.stringMatching(/^4 products have it: X1 .*, X3 .* …$/),
  ]);
  expect(describeDoubtful({ count: 0, examples: [] }, 'have it')).toEqual([]);
});
