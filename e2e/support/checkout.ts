import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  type BillingAddress,
  type Cart,
  type Cents,
  checkCapacity,
  currentPrice,
  type DistributionAddress,
  getOrder,
  getOrderConfig,
  getOrders,
  type Order,
  type PaymentMethod,
  type Product,
  setBillingAddress,
  setTimeSlot,
} from '@trolley/contract';
import { apiGet, apiSend } from './api.ts';
import { fillCart, quantitiesIn } from './cart.ts';
import { firstOf, ordinary } from './goods.ts';
import { loggedInCustomer, mailsTo, newPerson, type Person } from './people.ts';
import { choosePlace, collectStores, deliveryAddressIn, home, pickupAddressOf, sentCode } from './places.ts';
import { addressOf, areas, tenant, text } from './tenantFiles.ts';
import { expect, openHydrated } from './test.ts';

export const checkoutPage = addressOf('checkout');
export const returnPage = addressOf('payment-return');

type StepName = 'place' | 'slot' | 'billing' | 'payment' | 'review';

export const phoneNumber = '+43 1 5223344';

interface ReadyCartOptions {
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'email'>;
  readonly address?: DistributionAddress;
  /** At least so many cents of goods; the least that can be ordered, where nothing is said. */
  readonly worth?: Cents;
  /** Whom the invoice goes to, if to a company. */
  readonly companyName?: string;
}

/** A cart with everything but its payment, as if the steps before had been answered on an earlier visit. */
export async function readyCart(
  request: APIRequestContext,
  stock: readonly Product[],
  options: ReadyCartOptions,
): Promise<Cart> {
  const { person, address = deliveryAddressIn(home) } = options;
  const { firstName, lastName } = person;
  const isDelivery = address.distributionType === 'DELIVERY';
  await choosePlace(request, isDelivery ? { ...address, firstName, lastName, phoneNumber } : address);
  await fillCart(request, ...goodsWorth(stock, options.worth ?? (await leastWorth(request, address))));
  await holdSlot(request, address);
  return apiSend(request, setBillingAddress, { body: billingOf(person, options.companyName) });
}

/** Goods that cost at least so much. */
export function goodsWorth(stock: readonly Product[], cents: Cents): readonly (readonly [Product, number])[] {
  const pieces = ({ price }: Product) => Math.ceil(cents / currentPrice(price));
  const product = firstOf(ordinary(stock).filter((one) => pieces(one) <= Math.min(one.maxQuantity, 12)));
  return [[product, pieces(product)]];
}

/** What has to be in the cart before it can be ordered. */
export async function leastWorth(
  request: APIRequestContext,
  { distributionType }: DistributionAddress = deliveryAddressIn(home),
): Promise<Cents> {
  return (await apiGet(request, getOrderConfig))[distributionType].minimumOrderValue;
}

/** Holds a slot, one with a fee if there is one; a random one, so that journeys do not meet. */
async function holdSlot(request: APIRequestContext, distributionAddress: DistributionAddress): Promise<Cart> {
  const { days } = await apiSend(request, checkCapacity, { body: { distributionAddress } });
  const free = days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free');
  const paid = free.filter(({ fee }) => fee > 0);
  const all = paid.length > 0 ? paid : free;
  // Neither the first ones, which are soon over, nor the last, which other journeys fill.
  const later = all.slice(Math.floor(all.length / 3), Math.ceil((all.length * 2) / 3));
  const slot = firstOf(later.slice(Math.floor(Math.random() * later.length)));
  return apiSend(request, setTimeSlot, { body: { id: slot.id } });
}

function billingOf({ firstName, lastName, email }: ReadyCartOptions['person'], companyName?: string): BillingAddress {
  const { streetName, city } = home;
  const postalCode = sentCode(home.postalCode);
  const countryCode = new Intl.Locale(tenant.locale).region ?? '';
  const name = { firstName, lastName, email, phoneNumber, ...(companyName !== undefined && { companyName }) };
  return { ...name, category: 'combined', streetName, streetNumber: '5', postalCode, city, countryCode };
}

/** The pickup address of the default store. */
export async function counter(request: APIRequestContext): Promise<DistributionAddress> {
  const area = areas.find((one) => one.default) ?? areas[0];
  const stores = await collectStores(request);
  return pickupAddressOf(stores.find(({ storeId }) => area?.pickingUnitIds.includes(storeId)) ?? firstOf(stores));
}

export async function openCheckout(page: Page, query = ''): Promise<void> {
  await openHydrated(page, checkoutPage + query);
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.heading') })).toBeVisible();
  await expect(stepOf(page, 'review')).toBeVisible();
}

export function stepOf(page: Page, step: StepName): Locator {
  return page.getByRole('listitem').and(page.locator(`#step-${step}`));
}

export async function expectOpen(page: Page, step: StepName): Promise<void> {
  await expect(stepOf(page, step)).toHaveAttribute('aria-current', 'step');
}

/** Chooses a free slot of the last day there is, by hand. */
export async function chooseSlot(page: Page, address: DistributionAddress = deliveryAddressIn(home)): Promise<string> {
  await expectOpen(page, 'slot');
  const { days } = await apiSend(page.request, checkCapacity, { body: { distributionAddress: address } });
  const day = days.findLastIndex(({ windows }) => windows.some(({ state }) => state === 'free'));
  const { id } = firstOf(days[day]?.windows.filter(({ state }) => state === 'free') ?? []);
  const step = stepOf(page, 'slot');
  await step.getByRole('tab').nth(day).click();
  await step
    .locator('label.slot-card')
    .filter({ has: page.locator(`input[value="${id}"]`) })
    .click();
  await step.getByRole('button', { name: text('service.slot.hold') }).click();
  return id;
}

/** Answers how it is paid, and goes on to the review. */
export async function choosePayment(page: Page, method: PaymentMethod): Promise<void> {
  const step = stepOf(page, 'payment');
  await expectOpen(page, 'payment');
  await step.locator(`input[value="${method}"]`).check();
  await step.getByRole('button', { name: text('checkout.payment.submit') }).click();
  await expectOpen(page, 'review');
}

export async function pressOrder(page: Page): Promise<void> {
  await expectOpen(page, 'review');
  await stepOf(page, 'review')
    .getByRole('button', { name: text('checkout.order') })
    .click();
}

/** The way of most journeys: to the checkout, and out of it by one method. */
export async function orderBy(page: Page, method: PaymentMethod): Promise<void> {
  await openCheckout(page);
  await choosePayment(page, method);
  await pressOrder(page);
}

/** The order that the page thanks for. */
export async function confirmed(page: Page): Promise<Order> {
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.ok.title') })).toBeVisible();
  const orderNumber = await page.locator('.placed-head strong').innerText();
  return apiGet(page.request, getOrder, { params: { orderNumber } });
}

/** How often the customer of this page has ordered. */
export async function countOrders(page: Page): Promise<number> {
  return (await apiGet(page.request, getOrders)).total;
}

/** The signed link to an order, from its mail. */
export async function orderLinkTo(email: string, orderNumber: string): Promise<string> {
  const about = async () => (await mailsTo(email)).filter(({ content }) => content.includes(orderNumber));
  await expect.poll(async () => (await about()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const mail = firstOf(await about());
  const link = /https?:\/\/[^\s"<>]+key=[\w-]+/.exec(mail.content)?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" to ${email} holds no link`);
  return link.replaceAll('&amp;', '&');
}

export type Payer = 'guest' | 'customer';

/** A new guest with a full cart goes to the provider's page; returns the cart. */
export async function goToPay(
  page: Page,
  stock: readonly Product[],
  { method = 'credit-cards', payer = 'customer' }: { readonly method?: PaymentMethod; readonly payer?: Payer } = {},
): Promise<Readonly<Record<string, number>>> {
  const person = payer === 'guest' ? newPerson() : await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  const goods = await quantitiesIn(page);
  await orderBy(page, method);
  return goods;
}
