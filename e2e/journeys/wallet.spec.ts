import type { Page } from '@playwright/test';
import { addGiftCard, cancelOrder, getWallet, type Product, walletMethod } from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import { cartOf } from '../support/cart.ts';
import {
  choosePayment,
  confirmed,
  expectOpen,
  openCheckout,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer } from '../support/people.ts';
import { expectDue, pressCard } from '../support/sandbox.ts';
import { addressOf, money, payments, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const [shown, small, large] = payments.demo?.giftCards ?? [];
const walletPage = addressOf('profile', { slug: text('profile.slug.wallet') });

if (tenant.clientRuntimeConfig.featureWallet && shown && small && large) {
  test('WAL-01 WAL-02 a gift card is put into the wallet by its number and PIN, and one with a slip is told', async ({
    page,
    faults,
  }) => {
    faults.tolerate(/status of 4\d\d .*\/digital-wallet\/gift-card\)/);
    await loggedInCustomer(page);
    await openHydrated(page, walletPage);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: text('wallet.code'), exact: true });
    const add = main.getByRole('button', { name: text('wallet.addNow'), exact: true });
    const slipped = `${shown.number.slice(0, -1)}${(Number(shown.number.at(-1)) + 1) % 10}`;
    await field.fill(`${slipped}-${shown.pin}`);
    await add.click();
    await expect(main).toContainText(text('wallet.error.1001'));
    await field.fill(`${shown.number}-${shown.pin}`);
    await add.click();
    await expect(main.locator('.wallet-sum')).toHaveText(money(shown.balance));
    await inspect(page, 'main');
  });

  test('WAL-03 WAL-05 the wallet pays first and a card the rest', async ({ page, stock }) => {
    const total = await cartAboveWallet(page, stock, codeOf(small));
    await openCheckout(page);
    await expectOpen(page, 'payment');
    const step = stepOf(page, 'payment');
    await step.getByRole('checkbox', { name: text('checkout.wallet.use', { balance: money(small.balance) }) }).check();
    const rest = total - small.balance;
    await expect(step).toContainText(text('checkout.wallet.split', { share: money(small.balance), rest: money(rest) }));
    await choosePayment(page, 'credit-cards');
    await pressOrder(page);
    await expectDue(page, rest);
    await pressCard(page, 'success');
    const order = await confirmed(page);
    expect(order.payments.toSorted((a, b) => a.amount - b.amount)).toMatchObject(
      [
        { methodKey: walletMethod, amount: small.balance },
        { methodKey: 'credit-cards', amount: rest },
      ].sort((a, b) => a.amount - b.amount),
    );
    expect(await apiGet(page.request, getWallet)).toMatchObject({ balance: 0 });
  });

  test('WAL-05 the wallet alone pays an order; what was used is written down, and comes back with a cancellation', async ({
    page,
    stock,
  }) => {
    const person = await loggedInCustomer(page);
    await apiSend(page.request, addGiftCard, { body: { code: codeOf(large) } });
    const { priceInfo } = await readyCart(page.request, stock, { person });
    await openCheckout(page);
    await expectOpen(page, 'payment');
    const step = stepOf(page, 'payment');
    await step.getByRole('checkbox', { name: text('checkout.wallet.use', { balance: money(large.balance) }) }).check();
    await expect(step).toContainText(text('checkout.wallet.covers'));
    await step.getByRole('button', { name: text('checkout.payment.submit') }).click();
    await pressOrder(page);
    const order = await confirmed(page);
    expect(order.payments).toMatchObject([{ methodKey: walletMethod, amount: priceInfo.total }]);
    await openHydrated(page, walletPage);
    const main = page.getByRole('main');
    await expect(main.locator('.wallet-sum')).toHaveText(money(large.balance - priceInfo.total));
    await expect(main).toContainText(order.orderNumber);
    await apiSend(page.request, cancelOrder, { params: { orderNumber: order.orderNumber } });
    await expect.poll(async () => (await apiGet(page.request, getWallet)).balance).toBe(large.balance);
  });
} else {
  test('WAL-01 a shop without a wallet offers none', async ({ page, stock }) => {
    const person = await loggedInCustomer(page);
    expect((await page.request.get(getWallet.path)).status()).toBe(404);
    await readyCart(page.request, stock, { person });
    await openCheckout(page);
    await expect(stepOf(page, 'payment').getByRole('radio').first()).toBeVisible();
    await expect(stepOf(page, 'payment').locator(`input[value="${walletMethod}"]`)).toHaveCount(0);
    expect((await cartOf(page)).payments).toEqual([]);
    await openHydrated(page, addressOf('profile'));
    await expect(page.getByRole('link', { name: text('profile.section.wallet') })).toHaveCount(0);
  });
}

function codeOf({ number, pin }: { readonly number: string; readonly pin: string }): string {
  return `${number}-${pin}`;
}

/** A customer with a gift card that does not reach for the cart; what that costs. */
async function cartAboveWallet(page: Page, stock: readonly Product[], code: string): Promise<number> {
  const person = await loggedInCustomer(page);
  await apiSend(page.request, addGiftCard, { body: { code } });
  return (await readyCart(page.request, stock, { person })).priceInfo.total;
}
