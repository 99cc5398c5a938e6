import type { DistributionAddress } from '@trolley/contract';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import type { Caller, Carts } from './carts.ts';
import { type Goods, goodsOf } from './rules/goods.ts';

/** What is sold where a cart is. */
export interface CartContext {
  readonly goods: Goods;
  readonly zone: string;
  /** Whose stock counts; empty where none is chosen. */
  readonly store: string;
}

/** By the store the goods come from; as long as no place is chosen, by what the browser says. */
export function cartContextOf(
  carts: Pick<Carts, 'catalogue'>,
  caller: Caller,
  address?: DistributionAddress,
): CartContext {
  const catalogue = carts.catalogue();
  const named = address ? storeOf(address) : caller.store;
  const store = named === undefined ? undefined : catalogue.stores.get(named);
  const shelf = shelfOf(catalogue, store?.zone ?? caller.zone ?? '');
  return { goods: goodsOf(catalogue, shelf, store?.id), zone: shelf.zone, store: store?.id ?? '' };
}

function storeOf({ distributionType, storeId, pickingUnitIds }: DistributionAddress): string | undefined {
  return distributionType === 'CLICK_AND_COLLECT' ? storeId : pickingUnitIds?.[0];
}
