import type { ComponentConfigType } from '@trolley/contract';
import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { profileSection } from '../profileSection.ts';
import { textsUnder } from '../textsUnder.ts';
import { notFound } from './error.ts';

/** The pages of accounts. */
export type CustomerPage =
  | 'login'
  | 'registration'
  | 'offline-account'
  | 'password-reset'
  | 'profile'
  | 'favorite-products'
  | 'delivery-pass'
  | 'order-physical-card'
  | 'order-physical-card-confirmation';

const configTypes: Readonly<Partial<Record<CustomerPage, ComponentConfigType>>> = {
  login: 'login',
  registration: 'registration',
  'offline-account': 'offlineaccount',
  'password-reset': 'passwordreset',
  profile: 'profile',
  'order-physical-card': 'physicalcard',
  'order-physical-card-confirmation': 'physicalcard',
};

/** The frame of an account page, with the texts of that area, without personal data. */
export function loadCustomerPage(load: PageLoad, screen: CustomerPage): ReadyPage {
  const { texts, areaTexts, tenant } = load.shop;
  const section = screen === 'profile' ? profileSection(load) : undefined;
  if (section === 'unknown') return notFound(load);
  const type = configTypes[screen];
  const config = type && load.snapshot.parts.content.components[type];
  // Marked recipes stand beside the products.
  const hasRecipes = screen === 'favorite-products' && tenant.clientRuntimeConfig.featureRecipes;
  const own = { ...areaTexts.customer, ...(hasRecipes && textsUnder(areaTexts.recipe, 'recipe.card.')) };
  return readyPage(load, {
    screen,
    data: { texts: own, ...(config && { config }), ...(load.plan.fromMail && { fromMail: true }) },
    meta: { title: section ?? texts(`account.title.${screen}`), noIndex: true },
  });
}
