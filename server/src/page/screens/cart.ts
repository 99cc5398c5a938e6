import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';

/** The frame of the cart page, without personal data. */
export function loadCart(load: PageLoad): ReadyPage {
  return readyPage(load, {
    screen: 'cart',
    data: {},
    meta: { title: load.shop.texts('cart.title'), noIndex: true },
  });
}
