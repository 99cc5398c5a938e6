import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';

/** The pages of accounts. */
export type CustomerPage =
  | 'login'
  | 'registration'
  | 'offline-account'
  | 'password-reset'
  | 'profile'
  | 'favorite-products';

/** The frame of a page of somebody's account, with the texts of that area: nothing in it is anybody's own. */
export function loadCustomerPage(load: PageLoad, screen: CustomerPage): ReadyPage {
  const { texts, areaTexts } = load.shop;
  return readyPage(load, {
    screen,
    data: { texts: areaTexts.customer },
    meta: { title: texts(`account.title.${screen}`), noIndex: true },
  });
}
