import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';

/** The pages between a cart and its order. */
export type CheckoutPage = 'checkout' | 'checkout-confirmation' | 'checkout-confirmation-test' | 'payment-return';

/** The frame of such a page, with the texts of that area: nothing in it is anybody's own. */
export function loadCheckoutPage(load: PageLoad, screen: CheckoutPage): ReadyPage {
  const { texts, areaTexts } = load.shop;
  return readyPage(load, {
    screen,
    data: { texts: areaTexts.checkout },
    meta: { title: texts(`cart.page.${screen}`), noIndex: true },
  });
}
