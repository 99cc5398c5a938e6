import type { ClientRuntimeConfig } from '@trolley/contract';
import { componentConfigTypes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { isComponentOn, readComponentConfigs } from './componentConfigs.ts';

const off: ClientRuntimeConfig = {
  featureCustomer: false,
  featureCustomerFavorites: false,
  featureProductDiscovery: false,
  featureCustomerDeliveryPass: false,
  featureCartCheckout: false,
  featureRecipes: false,
  featurePesticides: false,
  featureMisc: false,
  featureSearch: false,
  featureJoe: false,
  featureWallet: false,
  productDiscovery: { variant: 'built-in' },
  cms: { preview: false },
};
const on = (flags: Partial<ClientRuntimeConfig>) =>
  componentConfigTypes.filter((type) => isComponentOn(type, { ...off, ...flags }) && type !== 'newsletter');

test('API-06 the newsletter needs no other part of the shop', () => {
  expect(isComponentOn('newsletter', off)).toBe(true);
});

test.each([
  [{}, []],
  [{ featureCustomer: true }, ['login', 'offlineaccount', 'passwordreset', 'profile', 'physicalcard', 'registration']],
  [
    { featureCustomer: true, featureJoe: true },
    ['login', 'offlineaccount', 'passwordreset', 'profile', 'registration'],
  ],
  [{ featureCartCheckout: true }, ['address']],
  [{ featureMisc: true }, ['storefinder']],
  [{ featureSearch: true }, ['search']],
])('API-06 %o has the components %o', (flags, types) => {
  expect(on(flags)).toEqual(types);
});

test('API-06 what is stored wins, what is missing or broken comes from the files', () => {
  const flags = { ...off, featureSearch: true, featureMisc: true, featureCartCheckout: true };
  expect(
    readComponentConfigs(
      { search: { limit: 5 }, storefinder: 'broken' },
      { search: { limit: 1 }, storefinder: { zoom: 3 } },
      flags,
      (target) => target,
    ),
  ).toEqual({ search: { limit: 5 }, storefinder: { zoom: 3 } });
});

test('TEN-05 TEN-03 a banner of the search follows the slug of its route; one that leads nowhere is not there', () => {
  const banner = (title: string, href: string) => ({ terms: ['bio'], title, href });
  const search = {
    limit: 5,
    banners: [banner('Brand', 'route:brand-slug?slug=x'), banner('Gone', '/gone'), banner('Out', 'https://a.example')],
  };
  const resolve = (target: string) =>
    target.startsWith('route:') ? '/labels/x' : target === '/gone' ? undefined : target;
  const read = readComponentConfigs({ search }, {}, { ...off, featureSearch: true }, resolve);
  expect(read.search).toEqual({
    limit: 5,
    banners: [banner('Brand', '/labels/x'), banner('Out', 'https://a.example')],
  });
});
