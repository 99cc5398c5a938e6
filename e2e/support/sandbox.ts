import type { Page } from '@playwright/test';
import type { Cents } from '@trolley/contract';
import { type Situation, testCards } from '../../payment-sandbox/src/cards/sandboxCards.ts';
import { textsFor } from '../../payment-sandbox/src/page/texts.ts';
import { firstOf } from './goods.ts';
import { money, tenant } from './tenantFiles.ts';
import { expect } from './test.ts';

/** The texts of the payment provider's page, which belong to no tenant. */
export const paymentTexts = textsFor(tenant.locale);

export async function expectPaymentPage(page: Page): Promise<void> {
  await expect(page.getByText(paymentTexts.test)).toBeVisible();
  expect(page.url()).not.toContain(process.env.E2E_BASE_URL ?? '');
}

/** What is to be paid, in the provider's own way to write amounts. */
export async function expectDue(page: Page, cents: Cents): Promise<void> {
  await expectPaymentPage(page);
  await expect(page.getByRole('main')).toContainText(money(cents).replace(/[^\d.,]/g, ''));
}

/** Fills in a card. */
export async function typeCard(page: Page, situation: Situation): Promise<void> {
  await expectPaymentPage(page);
  const { number } = firstOf(testCards.filter((card) => card.situation === situation));
  const { fields, pay } = paymentTexts;
  await page.getByLabel(fields.number).fill(number);
  await page.getByLabel(fields.expiry).fill('12/39');
  await page.getByLabel(fields.code).fill('123');
  await page.getByLabel(fields.holder).fill('Kim Probst');
  await page.getByRole('button', { name: pay }).click();
}

/** Presses the first test card that makes this happen. */
export async function pressCard(page: Page, situation: Situation): Promise<void> {
  await expectPaymentPage(page);
  const name = `${paymentTexts.use}: ${paymentTexts.situations[situation]}, `;
  await page.getByRole('button', { name }).first().click();
}

/** PayPal, Apple Pay and Google Pay: one press. */
export async function pressWallet(page: Page, name: string): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('button', { name: `${paymentTexts.payWith} ${name}` }).click();
}

export async function cancelPayment(page: Page): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('button', { name: paymentTexts.cancel }).click();
}

/** Requests to the shop, from now on, that carry the number of a card anywhere in them. */
export function cardsSentToShop(page: Page): readonly string[] {
  const found: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(process.env.E2E_BASE_URL ?? '')) return;
    const sent = [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join(' ');
    const digits = decodeURIComponent(sent).replace(/[\s-]/g, '');
    if (testCards.some(({ number }) => digits.includes(number))) found.push(request.url());
  });
  return found;
}
