import { currentPrice, type Product } from '@trolley/contract';
import { callsTo } from '../support/callsTo.ts';
import { cartOf, fillCart, sumRowsIn, sumRowsOf } from '../support/cart.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { choosePlace } from '../support/places.ts';
import { addressOf, discountCodes, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('CART-13 VAL-19 a discount code is taken, refused in words of its own, and taken off again', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of (404|409)/);
  await choosePlace(page.request);
  const good = code(({ kind, distributionTypes }) => kind === 'percent' && !distributionTypes);
  await fillCart(page.request, ...worth(stock, good.minimumOrderValue));
  await openHydrated(page, addressOf('cart'));
  const field = page.getByLabel(text('cart.code.label'));
  const apply = page.getByRole('button', { name: text('cart.code.apply'), exact: true });
  const calls = callsTo(page, '/api/carts/discount-codes');
  await apply.click();
  await expect(field).toHaveAccessibleDescription(text('cart.code.empty'));
  expect(calls).toEqual([]);

  const refusals = [
    ['expired', code(({ untilDays }) => untilDays < 0, false).code],
    ['wrongService', code(({ distributionTypes }) => distributionTypes?.join() === 'CLICK_AND_COLLECT').code],
    ['exhausted', code(({ mostApplications = 1, applications }) => applications >= mostApplications, false).code],
    ['notActive', code(({ active }) => !active, false).code],
    // An unknown code gets another text than one that is not valid for this cart.
    ['notActive', 'NOSUCHCODE'],
  ] as const;
  for (const [problem, typed] of refusals) {
    await field.fill(typed);
    await apply.click();
    await expect(field).toHaveAccessibleDescription(text(`cart.code.${problem}`));
    await expect(field).toHaveValue(typed);
  }
  const before = await cartOf(page);
  expect(before.discountCodes).toEqual([]);

  await field.fill(` ${good.code.toLowerCase()} `);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const after = await cartOf(page);
  expect(after.discountCodes).toMatchObject([{ code: good.code, name: good.name }]);
  expect(after.priceInfo.total).toBe(before.priceInfo.total - after.priceInfo.discounts);
  expect(after.priceInfo.discounts).toBe(Math.round((before.priceInfo.orderValue * good.value) / 100));
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(after));

  await page.getByRole('button', { name: text('cart.code.remove', { code: good.code }) }).click();
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(before));
  expect((await cartOf(page)).discountCodes).toEqual([]);
});

/** A code of the demo that is so; of those that work now, unless another is wanted. */
function code(isIt: (one: (typeof discountCodes)[number]) => boolean, live = true) {
  const works = ({ active, fromDays, untilDays, mostApplications = 1, applications }: (typeof discountCodes)[number]) =>
    active && fromDays <= 0 && untilDays > 0 && applications < mostApplications;
  return firstOf(discountCodes.filter((one) => isIt(one) && (!live || works(one))));
}

/** As many of something as are worth so much. */
function worth(stock: readonly Product[], cents: number): readonly (readonly [Product, number])[] {
  const pieces = ({ price }: Product) => Math.ceil(cents / currentPrice(price));
  const product = firstOf(ordinary(stock).filter((one) => pieces(one) <= one.maxQuantity));
  return [[product, pieces(product)]];
}
