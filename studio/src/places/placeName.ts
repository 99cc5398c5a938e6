import { createTexts } from '../shell/language/createTexts.ts';
import { de } from './messages.de.ts';
import { en, type PlaceTexts } from './messages.en.ts';

const useTexts = createTexts<PlaceTexts>({ de, en });

/** What the shop's routes are called by those who work with them. */
const names: Readonly<Record<string, keyof PlaceTexts>> = {
  everywhere: 'everywhere',
  index: 'screenIndex',
  sitemap: 'screenSitemap',
  'search-term': 'screenSearch',
  'products-slug': 'screenCategory',
  'product-slug': 'screenProduct',
  brands: 'screenBrands',
  'brand-slug': 'screenBrand',
  recipes: 'screenRecipes',
  'recipe-slug': 'screenRecipe',
  'recipe-plan': 'screenPlan',
  cart: 'screenCart',
  login: 'screenLogin',
  registration: 'screenRegistration',
  'offline-account': 'screenOffline',
  'password-reset': 'screenPassword',
  profile: 'screenProfile',
  'profile-sub': 'screenProfileSub',
  'favorite-products': 'screenFavourites',
  'delivery-pass': 'screenPass',
  checkout: 'screenCheckout',
  'checkout-confirmation': 'screenConfirmation',
  'payment-return': 'screenPayment',
  'order-physical-card': 'screenCard',
  'order-physical-card-confirmation': 'screenCardDone',
  storefinder: 'screenStores',
  'store-slug': 'screenStore',
  generalerror: 'screenError',
  pesticides: 'screenPesticides',
};

/** The name of a place; one that is new is called by its route. */
export function placeName(place: string, texts: PlaceTexts): string {
  const key = names[place];
  return key ? texts[key] : place;
}

/** The same in the language of whoever works here. */
export function usePlaceName(): (place: string) => string {
  const texts = useTexts();
  return (place) => placeName(place, texts);
}
