import type { ProductPick, RecipeProducts } from '@trolley/contract';
import { useState } from 'react';
import { type AddedAll, addAll } from '../../cart/addAll.ts';
import { useCartStore } from '../../cart/cart.ts';
import { paysAsMember, useCustomerValue } from '../../shell/session/customerState.ts';

export interface Basket {
  /** What is put into the cart: what has a product and is not at home. */
  readonly picks: readonly ProductPick[];
  readonly pieces: number;
  /** For this shopper. */
  readonly price: number;
  readonly regular: number;
  /** What members pay, for those who are none. */
  readonly memberPrice?: number | undefined;
  readonly isBusy: boolean;
  readonly outcome: AddedAll<ProductPick> | undefined;
  add(): void;
  undo(): void;
}

type Bought = Pick<RecipeProducts, 'lines' | 'total'>;

/** All ingredients of a recipe, or of a week, on their way into the cart. */
export function useBasket(products: Bought | undefined): Basket {
  const cart = useCartStore();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddedAll<ProductPick>>();
  const isMember = useCustomerValue(paysAsMember, false);
  const picks = products?.lines.flatMap(({ pick, home }) => (pick && !home ? [pick] : [])) ?? [];
  const { pieces = 0, price = 0, regular = 0, member } = products?.total ?? {};
  const add = async () => {
    setBusy(true);
    setOutcome(undefined);
    const done = await addAll(cart, picks);
    setBusy(false);
    setOutcome(done);
  };
  return {
    picks,
    pieces,
    price: isMember ? (member ?? price) : price,
    regular,
    memberPrice: isMember ? undefined : member,
    isBusy,
    outcome,
    add: () => void add(),
    undo: () => {
      outcome?.undo();
      setOutcome(undefined);
    },
  };
}
