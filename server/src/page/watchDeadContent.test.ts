import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changedCatalogue, storedProduct } from '../catalogue/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { groceries } from './screens/testing.ts';
import { editedTestPage, testSnapshots, testTenant } from './testing.ts';
import { watchDeadContent } from './watchDeadContent.ts';

const promotion = (sku: string) => [{ type: 'productPromotion', sku, title: 'x', action: 'y' }];
const page = (sku: string) => editedTestPage('/', { blocks: promotion(sku) });

async function watched(sku: string) {
  const tenant = testTenant();
  const { log, lines } = captureLog();
  const { snapshots, edit, stock } = await testSnapshots(tenant, [page(sku)], log, groceries);
  const end = watchDeadContent({ snapshots, routes: tenant.routes, forms: new Set(['contact']), log });
  const warnings = () => lines.filter(({ level }) => level === 'warn');
  return { edit, stock, end, lines, warnings };
}

test('what pages name and the catalogue lacks is logged at the start, and not again while it stays so', async () => {
  const { stock, warnings } = await watched('gone');
  expect(warnings()).toMatchObject([
    { dead: 1, examples: [{ where: 'page / · blocks.0.sku', kind: 'product', name: 'gone' }] },
  ]);
  stock(changedCatalogue(groceries, { put: [storedProduct({ sku: 'n1', category: 'fruit' })] }));
  await setImmediate();
  expect(warnings()).toHaveLength(1);
});

test('a change of the catalogue or of a page that leaves something dead is logged once, its mending too', async () => {
  const { edit, stock, lines, warnings } = await watched('a1');
  expect(warnings()).toHaveLength(0);
  stock(changedCatalogue(groceries, { remove: ['a1'] }));
  await setImmediate();
  expect(warnings()).toHaveLength(1);
  await edit([page('m1')]);
  await setImmediate();
  expect(warnings()).toHaveLength(1);
  expect(lines.at(-1)).toMatchObject({ level: 'info', message: 'everything that content names is there again' });
});

test('after its end it is silent', async () => {
  const { stock, end, warnings } = await watched('a1');
  stock(changedCatalogue(groceries, { remove: ['a1'] }));
  end();
  stock(changedCatalogue(groceries, { remove: ['m1'] }));
  await setImmediate();
  expect(warnings()).toHaveLength(0);
});
