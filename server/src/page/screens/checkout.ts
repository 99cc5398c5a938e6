import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';

/** The pages between a cart and its order. */
type CheckoutPage = 'checkout' | 'checkout-confirmation' | 'checkout-confirmation-test' | 'payment-return';

/** The frame of such a page, with the texts of that area, without personal data. */
export function loadCheckoutPage(load: PageLoad, screen: CheckoutPage): ReadyPage {
  const { texts, areaTexts } = load.shop;
  // What was ordered is shown as in an account, on the page of the checkout itself, too.
  const ofOrders = screen === 'payment-return' ? [] : Object.entries(areaTexts.customer).filter(isOfOrders);
  return readyPage(load, {
    screen,
    data: { texts: { ...areaTexts.checkout, ...Object.fromEntries(ofOrders) } },
    meta: { title: texts(`cart.page.${screen}`), noIndex: true },
  });
}

const isOfOrders = ([key]: readonly [string, unknown]) => key.startsWith('order.');
