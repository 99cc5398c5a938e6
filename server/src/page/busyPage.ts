import { type PageFrame, pathTo, type RouteName } from '@trolley/contract';
import type { PageShop } from './pageShop.ts';
import { type PlainPage, plainPage } from './plainPage.ts';

/**
 * The way from a full cart to its order, and to the orders of before: these pages are shown however much comes. To log
 * in is part of it.
 */
const atTheTill: ReadonlySet<RouteName> = new Set([
  'cart',
  'login',
  'checkout',
  'payment-return',
  'checkout-confirmation',
  'checkout-confirmation-test',
  'profile',
  'profile-sub',
]);

/** Whether whoever asks for a page of this route may be told to come back later. */
export function mayShedPage(route: RouteName | undefined): boolean {
  return route === undefined || !atTheTill.has(route);
}

/** Shown instead of a page where more comes than can be rendered. To make it costs next to nothing. The cart is open all the same. */
export function busyPage(
  shop: Pick<PageShop, 'tenant' | 'routes' | 'texts'>,
  frame: Pick<PageFrame, 'themeStyle'>,
  address: string,
): PlainPage {
  const { routes, texts } = shop;
  const cart = pathTo(routes, 'cart');
  return plainPage(shop, frame, {
    title: texts('error.busy.title') ?? '',
    text: texts('error.busy.text') ?? '',
    links: [
      { href: address, words: texts('error.retry') ?? '' },
      ...(cart === undefined ? [] : [{ href: cart, words: texts('error.busy.cart') ?? '' }]),
    ],
  });
}
