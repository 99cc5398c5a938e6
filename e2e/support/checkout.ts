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
import { ask, tell } from './ask.ts';
import { heldBy, putIn } from './cart.ts';
import { firstOf, ordinary } from './goods.ts';
import { loggedInCustomer, mailsTo, type Person, stranger } from './people.ts';
import { collectStores, counterOf, doorIn, home, sentCode, settle } from './places.ts';
import { addressOf, areas, tenant, text } from './tenantFiles.ts';
import { expect, openAlive } from './test.ts';

export const checkoutPage = addressOf('checkout');
export const returnPage = addressOf('payment-return');

type StepName = 'place' | 'slot' | 'billing' | 'payment' | 'review';

/** Who is called where the van cannot find the door. */
export const phoneNumber = '+43 1 5223344';

interface Wish {
  readonly person: Pick<Person, 'firstName' | 'lastName' | 'email'>;
  readonly address?: DistributionAddress;
  /** At least so many cents of goods; the least that can be ordered, where nothing is said. */
  readonly worth?: Cents;
}

/** A cart with everything but its payment, as if the steps before had been answered on an earlier visit. */
export async function readyCart(request: APIRequestContext, stock: readonly Product[], wish: Wish): Promise<Cart> {
  const { person, address = doorIn(home) } = wish;
  const { firstName, lastName } = person;
  const isDelivery = address.distributionType === 'DELIVERY';
  await settle(request, isDelivery ? { ...address, firstName, lastName, phoneNumber } : address);
  await putIn(request, ...goodsWorth(stock, wish.worth ?? (await leastWorth(request, address))));
  await holdSlot(request, address);
  return tell(request, setBillingAddress, { body: billingOf(person) });
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
  { distributionType }: DistributionAddress = doorIn(home),
): Promise<Cents> {
  return (await ask(request, getOrderConfig))[distributionType].minimumOrderValue;
}

/** Keeps a slot, one that costs something where there is one; any of them, so that journeys do not meet. */
async function holdSlot(request: APIRequestContext, distributionAddress: DistributionAddress): Promise<Cart> {
  const { days } = await tell(request, checkCapacity, { body: { distributionAddress } });
  const free = days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free');
  const paid = free.filter(({ fee }) => fee > 0);
  const all = paid.length > 0 ? paid : free;
  // Neither the first ones, which are soon over, nor the last, which other journeys fill.
  const later = all.slice(Math.floor(all.length / 3), Math.ceil((all.length * 2) / 3));
  const slot = firstOf(later.slice(Math.floor(Math.random() * later.length)));
  return tell(request, setTimeSlot, { body: { id: slot.id } });
}

function billingOf({ firstName, lastName, email }: Wish['person']): BillingAddress {
  const { streetName, city } = home;
  const postalCode = sentCode(home.postalCode);
  const countryCode = new Intl.Locale(tenant.locale).region ?? '';
  const name = { firstName, lastName, email, phoneNumber };
  return { ...name, category: 'combined', streetName, streetNumber: '5', postalCode, city, countryCode };
}

/** The counter of the store that everybody sees the assortment of. */
export async function counter(request: APIRequestContext): Promise<DistributionAddress> {
  const area = areas.find((one) => one.default) ?? areas[0];
  const stores = await collectStores(request);
  return counterOf(stores.find(({ storeId }) => area?.pickingUnitIds.includes(storeId)) ?? firstOf(stores));
}

export async function openCheckout(page: Page, query = ''): Promise<void> {
  await openAlive(page, checkoutPage + query);
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
export async function chooseSlot(page: Page, address: DistributionAddress = doorIn(home)): Promise<string> {
  await expectOpen(page, 'slot');
  const { days } = await tell(page.request, checkCapacity, { body: { distributionAddress: address } });
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
  return ask(page.request, getOrder, { params: { orderNumber } });
}

/** How often the customer of this page has ordered. */
export async function countOrders(page: Page): Promise<number> {
  return (await ask(page.request, getOrders)).total;
}

/** From the mail about an order: the address that opens it for whoever has it. */
export async function orderLinkTo(email: string, orderNumber: string): Promise<string> {
  const about = async () => (await mailsTo(email)).filter(({ content }) => content.includes(orderNumber));
  await expect.poll(async () => (await about()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const mail = firstOf(await about());
  const link = /https?:\/\/[^\s"<>]+key=[\w-]+/.exec(mail.content)?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" to ${email} holds no link`);
  return link.replaceAll('&amp;', '&');
}

export type Payer = 'guest' | 'customer';

/** Somebody new with a full cart is at the provider's page; answers what is in the cart. */
export async function goToPay(
  page: Page,
  stock: readonly Product[],
  { method = 'credit-cards', payer = 'customer' }: { readonly method?: PaymentMethod; readonly payer?: Payer } = {},
): Promise<Readonly<Record<string, number>>> {
  const person = payer === 'guest' ? stranger() : await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  const goods = await heldBy(page);
  await orderBy(page, method);
  return goods;
}
