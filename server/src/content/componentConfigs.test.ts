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
  componentConfigTypes.filter((type) => isComponentOn(type, { ...off, ...flags }));

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
    ),
  ).toEqual({ search: { limit: 5 }, storefinder: { zoom: 3 } });
});
