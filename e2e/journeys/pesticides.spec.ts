import { findTestedProducts, getResidues } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { inspectPage } from '../support/inspectPage.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const page = addressOf('pesticides');
/** The commonest word of both catalogues' vegetables, as the tenant's own shelf has it. */
const word =
  text('pesticide.lookup.placeholder')
    .split(/[ ,]+/)
    .find((one) => one.length > 6) ?? '';

test('ROUTE-10 PEST-01 a shopper looks up a product, an EAN and a batch, and sees residues against the limits @smoke', async ({
  page: tab,
  request,
}) => {
  const { results } = await apiGet(request, findTestedProducts, { query: { by: 'product', q: word } });
  const tested = results.find(({ latest }) => latest.found > 0);
  if (!tested) throw new Error(`no product called ${word} has residues`);
  const { test: record } = await apiGet(request, getResidues, { params: { sku: tested.sku }, query: {} });

  await openHydrated(tab, page);
  const main = tab.getByRole('main');
  const field = main.getByRole('searchbox');
  const lookUp = async (kind: 'product' | 'ean' | 'batch', typed: string) => {
    await main.getByRole('radio', { name: text(`pesticide.lookup.${kind}`) }).check({ force: true });
    await field.fill(typed);
    await field.press('Enter');
  };
  await lookUp('product', word);
  await main.locator(`a[href$="sku=${tested.sku}"]`).click();
  await expect(main.getByRole('heading', { level: 2, name: tested.name }).first()).toBeVisible();
  await expect(main).toContainText(text(`pesticide.verdict.${tested.latest.verdict}`));
  for (const { substance } of record.residues) await expect(main.getByText(substance, { exact: true })).toBeVisible();

  await lookUp('batch', record.batch.toLowerCase());
  await expect(tab).toHaveURL(/by=batch/);
  await expect(main).toContainText(record.batch);

  await lookUp('ean', '9012345678905');
  await expect(main.getByText(text('pesticide.problem.checkDigit'))).toBeVisible();
  await expect(field).toHaveValue('9012345678905');
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  // The same page from its product's own, sound in every part.
  await tab.goto(`${page}?sku=${tested.sku}`);
  const sold = main.locator('.residue-buy a');
  await sold.click();
  await main.locator('.product-residues a').click();
  await expect(tab).toHaveURL(`${page}?sku=${tested.sku}`);
  await inspectPage(tab, `${page}?sku=${tested.sku}`);
});

test('PEST-01 the lookup works without scripts, and its address can be shared', async ({
  browser,
  baseURL,
  request,
}) => {
  const { results } = await apiGet(request, findTestedProducts, { query: { by: 'product', q: word } });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(page);
  await tab.getByRole('main').getByRole('searchbox').fill(word);
  await tab
    .getByRole('main')
    .getByRole('button', { name: text('pesticide.lookup.submit') })
    .click();
  await expect(tab).toHaveURL(/q=/);
  await expect(tab.locator('.residue-products a')).toHaveCount(Math.min(results.length, 24));
  const shared = await request.get(tab.url());
  expect(shared.headers()['cache-control']).toContain('public');
  expect(shared.headers()['set-cookie']).toBeUndefined();
  await context.close();
});
