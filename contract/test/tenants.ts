import { readFileSync } from 'node:fs';
import { type ClientRuntimeConfig, tenantFile } from '../src/index.ts';

/** The tenants that ship, as their files say. */
export const shippedTenants = ['feldmarkt', 'harbour'].map((id) =>
  tenantFile.parse(JSON.parse(readFileSync(new URL(`../../tenants/${id}/tenant.json`, import.meta.url), 'utf8'))),
);

/** Every flag off: what remains is the content site alone. */
export const everythingOff: ClientRuntimeConfig = {
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

export const everythingOn: ClientRuntimeConfig = {
  ...(Object.fromEntries(Object.keys(everythingOff).map((flag) => [flag, true])) as unknown as ClientRuntimeConfig),
  productDiscovery: { variant: 'built-in' },
  cms: { preview: true },
};
