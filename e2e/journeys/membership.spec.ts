import { type Product, voucherSource } from '@trolley/contract';
import { homeCode, logOutBy, openSection, sectionPath } from '../support/account.ts';
import { cartOf, fillCart, sumRowsIn } from '../support/cart.ts';
import { firstOf } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { logIn } from '../support/people.ts';
import { home } from '../support/places.ts';
import { addressOf, customers, money, payments, publicPages, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

/** Of the demo: with a card that was proved. */
const member = firstOf(
  (customers.demo?.customers ?? []).filter((one) => one.mpCardId && one.loyalityMemberId && one.proved !== false),
);
const below = (slug: string) => `${sectionPath('loyalty')}/${text(`loyalty.slug.${slug}`)}`;
const { featureCustomer, featureJoe } = tenant.clientRuntimeConfig;

if (featureJoe) {
  test('LOY-03 LOY-05 a member’s card has barcode, points and movements, and goes with the session of another tab', async ({
    page,
    faults,
  }) => {
    faults.tolerate(/status of 401/);
    await logIn(page.request, member);
    const main = await openSection(page, 'loyalty');
    const barcode = main.getByRole('img', { name: text('profile.loyalty.barcode', { number: member.mpCardId ?? '' }) });
    await expect(barcode).toBeVisible();
    await expect(main.locator('.points-value')).toHaveText(/\d/);
    await expect(main.locator('.movement').first()).toBeVisible();
    await inspect(page, 'main');
    // Bars of whole pixels also on a phone: 113 modules of three.
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await barcode.boundingBox())?.width).toBe(339);
    const other = await page.context().newPage();
    await openHydrated(other, '/');
    await logOutBy(other, member);
    await expect(barcode).toHaveCount(0);
    await expect(main.locator('.points-value')).toHaveCount(0);
  });

  test('LOY-10 LOY-11 a voucher is activated where a page shows it and counts in the cart; a step of the collector is picked and put back', async ({
    page,
    stock,
  }) => {
    await logIn(page.request, member);
    const { voucher, product } = forOneProduct(stock);
    await fillCart(page.request, [product, 1]);
    const club = publicPages.find(({ blocks }) =>
      blocks.some(
        (block) => block.type === 'voucherGroup' && voucherSource.safeParse(block.source).data?.kind === 'personal',
      ),
    );
    await openHydrated(page, club?.path ?? '');
    const main = page.getByRole('main');
    const card = main.locator('.voucher').filter({ hasText: voucher.name });
    await card.getByRole('button', { name: text('voucher.activate.of', { name: voucher.name }) }).click();
    await expect(card).toContainText(text('voucher.works'));

    await openHydrated(page, below('vouchers'));
    const own = main.getByRole('region', { name: text('loyalty.vouchers.personal', { firstName: member.firstName }) });
    await expect(own.locator('.voucher').filter({ hasText: voucher.name })).toContainText(text('voucher.works'));
    await inspect(page, 'main');
    const taken = (await cartOf(page)).voucherLineItems.find(({ lineItemId }) => lineItemId === voucher.id);
    expect(taken?.discount).toBeGreaterThan(0);
    await openHydrated(page, addressOf('cart'));
    await expect(sumRowsIn(main).filter({ hasText: voucher.name })).toContainText(`−${money(taken?.discount ?? 0)}`);

    await openHydrated(page, below('collector'));
    const step = main.locator('.reward').first();
    await step.getByRole('button', { name: text('loyalty.collector.pick') }).click();
    await expect(step).toContainText(text('loyalty.collector.inCart'));
    expect((await cartOf(page)).voucherLineItems).toHaveLength(2);
    await inspect(page, 'main');
    await step.getByRole('button', { name: text('loyalty.collector.putBack') }).click();
    await expect(step.getByRole('button', { name: text('loyalty.collector.pick') })).toBeVisible();
    expect((await cartOf(page)).voucherLineItems).toHaveLength(1);
  });
}

if (featureCustomer && !featureJoe) {
  test('ROUTE-16 LOY-08 LOY-15 a member orders a card by post, once: then the page tells that it is ordered @smoke', async ({
    page,
  }) => {
    await logIn(page.request, member);
    const order = addressOf('order-physical-card');
    await openHydrated(page, order);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name: text(name) });
    await expect(field('card.field.firstName')).toHaveValue(member.firstName);
    await inspect(page, 'main');
    await field('service.field.streetName').fill(home.streetName);
    await field('service.field.streetNumber').fill('14');
    await field('service.field.postalCode').fill(homeCode);
    await field('service.field.city').fill(home.city);
    await main.getByRole('button', { name: text('card.order'), exact: true }).click();
    await expect(page).toHaveURL(addressOf('order-physical-card-confirmation'));
    await expect(main.getByRole('heading', { level: 1, name: text('card.thanks') })).toBeVisible();
    await inspect(page, 'main');
    await openHydrated(page, order);
    await expect(main.getByRole('heading', { level: 1, name: text('card.state.ordered') })).toBeVisible();
    await expect(main.getByRole('button', { name: text('card.order'), exact: true })).toHaveCount(0);
    await inspect(page, 'main');
  });
}

/** A personal voucher on some products, and one of these that is in stock. */
function forOneProduct(stock: readonly Product[]) {
  for (const voucher of payments.vouchers) {
    const { takesOff, type } = voucher;
    if (type !== 'personal' || takesOff.kind !== 'percent' || voucher.minimumOrderValue) continue;
    const product = stock.find(({ sku }) => takesOff.on?.skus?.includes(sku));
    if (product) return { voucher, product };
  }
  throw new Error('no personal voucher is on a product in stock');
}
