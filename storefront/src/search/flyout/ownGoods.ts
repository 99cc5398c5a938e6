import { getMyProducts, type MyProduct } from '@trolley/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../shell/api/api.ts';
import { customerState, onCustomerReset } from '../../shell/session/customerState.ts';
import { useShop } from '../../shell/shop.tsx';
import { createStore } from '../../shell/store.ts';

export interface OwnGoods {
  /** Newest first. */
  readonly products: readonly MyProduct[];
  readonly total: number;
}

const nobody: OwnGoods = { products: [], total: 0 };
const goods = createStore<OwnGoods>(nobody);
/** Whose goods they are; asked for once. */
let owner: string | undefined;
onCustomerReset(() => {
  owner = undefined;
  goods.set(nobody);
});

/** What a known customer bought before, asked for when the flyout is first opened. A guest has none. */
export function useOwnGoods(open: boolean): OwnGoods {
  const { featureCustomer, featureCustomerFavorites, featureProductDiscovery } = useShop().tenant.clientRuntimeConfig;
  const { customer } = useSyncExternalStore(customerState.subscribe, customerState.get, customerState.get);
  const email = featureCustomer && featureCustomerFavorites && featureProductDiscovery ? customer?.email : undefined;
  useEffect(() => {
    if (!open || email === undefined || owner === email) return;
    owner = email;
    void load(email);
  }, [open, email]);
  return useSyncExternalStore(goods.subscribe, goods.get, goods.get);
}

async function load(email: string): Promise<void> {
  try {
    const { results, total } = await call(getMyProducts, { query: { purchasedProducts: true } });
    if (owner === email) goods.set({ products: results, total });
  } catch {
    // Without it the flyout is that of a guest; the next opening asks again.
    if (owner === email) owner = undefined;
  }
}
