import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Cart, changeItems, fullName, getCart, type Product } from '@trolley/contract';
import { apiGet, apiSend } from './api.ts';
import { money, text } from './tenantFiles.ts';
import { expect } from './test.ts';

type Named = Pick<Product, 'name' | 'brand'>;

/** A product's name as the cart says it. */
export function nameOf(product: Named): string {
  return fullName(product);
}

/** With its size, as buttons and fields are named. */
export function soldNameOf(product: Named & Pick<Product, 'pack'>): string {
  return `${nameOf(product)}, ${product.pack}`;
}

/** Of a product in the page or in the cart: more, less, how many. */
export function stepperOf(scope: Page | Locator, product: Product) {
  const name = soldNameOf(product);
  const step = product.weightArticle ? product.quantityStepSize : 1;
  return {
    more: scope.locator(`[data-replay="add-${product.sku}"]`),
    less: scope.getByRole('button', { name: text('cart.less', { name, step }), exact: true }),
    remove: scope.getByRole('button', { name: text('cart.remove', { name }), exact: true }),
    amount: scope.getByRole('textbox', { name: text('cart.quantity', { name, step }), exact: true }),
  };
}

/** On a product's own page: how many, and the button that adds them or, once they are in the cart, opens it. */
export function buyingOf(scope: Page | Locator, product: Product) {
  const { less, remove, amount } = stepperOf(scope, product);
  const button = scope.locator(`[data-replay="add-${product.sku}"]`);
  return {
    less,
    remove,
    amount,
    more: scope.locator(`[data-replay="more-${product.sku}"]`),
    add: button,
    /** It says that it is in the cart. */
    added: button.and(scope.locator('.buy-done')),
  };
}

export async function fillCart(request: APIRequestContext, ...items: readonly (readonly [Product, number])[]) {
  const body = { items: items.map(([{ sku }, quantity]) => ({ sku, quantity, absolute: true })) };
  const { cartDTO, notAddedOrUpdatedItems } = await apiSend(request, changeItems, { body });
  expect(notAddedOrUpdatedItems).toEqual([]);
  return cartDTO;
}

/** The cart as the server knows it. */
export function cartOf(page: Page): Promise<Cart> {
  return apiGet(page.request, getCart);
}

/** How many pieces of each product the server knows. */
export async function quantitiesIn(page: Pick<Page, 'request'>): Promise<Readonly<Record<string, number>>> {
  const answer = await page.request.get(getCart.path);
  if (answer.status() === 404) return {};
  const { productLineItems } = getCart.reply.parse(await answer.json());
  return Object.fromEntries(productLineItems.map(({ product, quantity }) => [product.sku, quantity]));
}

export async function openSideCart(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('.header-cart').click();
  const drawer = page.getByRole('dialog', { name: text('cart.yours') });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The names of its lines, in order. */
export function linesIn(scope: Page | Locator): Locator {
  return scope.locator('.cart-group .cart-line-name');
}

export function headingsIn(scope: Page | Locator): Locator {
  return scope.locator('.cart-group :is(h2, h3)');
}

export function sumRowsIn(scope: Page | Locator): Locator {
  return scope.locator('.cart-sums > dl > div');
}

/** The bill that a cart should show, row by row; what pays for the service stands among the discounts. */
export function sumRowsOf({
  priceInfo,
  lineItemCount,
  discountCodes,
  voucherLineItems,
  ...cart
}: Cart): readonly string[] {
  const { totalArticlePrice, savings, discounts, depositFees, serviceFees, serviceFeesAfterDiscount, total } =
    priceInfo;
  const type = cart.distributionAddress?.distributionType ?? 'DELIVERY';
  const taken = [...voucherLineItems, ...discountCodes].filter(({ discount }) => discount > 0);
  const listed = taken.reduce((all, { discount }) => all + discount, 0);
  const shownFee = serviceFeesAfterDiscount + listed - discounts;
  const pass = cart.deliveryPassLineItem;
  const fee = shownFee === 0 ? text('cart.sum.free') : money(shownFee);
  const before = shownFee < serviceFees ? money(serviceFees) : '';
  expect(totalArticlePrice - listed + depositFees + shownFee + (pass?.price ?? 0)).toBe(total);
  return [
    `${text('cart.sum.goods', { count: lineItemCount })} ${money(totalArticlePrice + savings)}`,
    ...(savings > 0 ? [`${text('cart.sum.savings')} −${money(savings)}`] : []),
    ...taken.map(({ name, discount }) => `${name} −${money(discount)}`),
    ...(depositFees > 0 ? [`${text('cart.sum.deposits')} ${money(depositFees)}`] : []),
    ...(cart.distributionWindow ? [`${text('cart.sum.fee', { type })}${before && ` ${before}`} ${fee}`] : []),
    ...(pass ? [`${pass.name} ${money(pass.price)}`] : []),
    `${text('cart.sum.total')} ${money(total)}`,
  ];
}

/** A notification that says this; over an open dialog it stands in the dialog, too. */
export function notificationOn(scope: Page | Locator, words: string): Locator {
  return scope.locator('.toast').filter({ hasText: words });
}

/** The chip shows the chosen place once the cart is loaded. */
export async function untilCartIsKnown(page: Page): Promise<void> {
  await expect(page.locator('.service-chip')).not.toContainText(text('service.chip.question'));
}
