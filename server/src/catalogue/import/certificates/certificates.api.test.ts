import { expect, test } from 'vitest';
import { around, importing, product } from '../testImport.ts';

const { query, run, skus } = importing();

test('takes certificates of schemes that are known or named by the retailer, and refuses home-made ones', async () => {
  const hen = { label: 'animal-welfare', scheme: 'Happy Hen', number: 'H 7' };
  const rows = [
    ...around,
    product('A1', { certificates: [{ label: 'eco-label', scheme: 'FSC', number: 'FSC-C123456' }] }),
    product('B2', { labels: ['animal-welfare'], certificates: [hen] }),
    product('C3', { certificates: [{ label: 'organic', scheme: 'EU organic', number: 'organic' }] }),
  ];
  const refused = await run(rows, { skipBad: true });
  expect(refused.problems).toEqual([
    expect.stringMatching(/certificates\.0\.scheme: expected one of .*"certificationSchemes" of tenant\.json/),
    expect.stringContaining('certificates.0.number: expected a number as EU organic gives it, like "AT-BIO-301"'),
  ]);
  expect(await skus()).toEqual(['A1']);
  const owner = { name: 'Hen Trust', address: '1 Quay, Cork' };
  const schemes = [{ name: 'Happy Hen', labels: ['animal-welfare' as const], owner }];
  expect((await run(rows.slice(0, -1), { schemes })).problems).toEqual([]);
  expect(await query('select labels from product order by sku')).toEqual([
    { labels: ['eco-label'] },
    { labels: ['animal-welfare'] },
  ]);
});
