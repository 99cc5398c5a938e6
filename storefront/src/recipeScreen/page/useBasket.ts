import type { ProductPick, RecipeProducts } from '@trolley/contract';
import { useState } from 'react';
import { type AddedAll, addAll } from '../../cart/addAll.ts';
import { useCartStore } from '../../cart/cart.ts';
import { paysAsMember, useCustomerValue } from '../../shell/session/customerState.ts';

export interface AddedBasket extends AddedAll<ProductPick> {
  /** Of that moment: what is asked for may be another thing since. */
  readonly pieces: number;
  /** It was asked for as what is shown now. */
  readonly isOfNow: boolean;
}

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
  readonly outcome: AddedBasket | undefined;
  /** What was added is what is asked for now; else it is from before, and the button is there for the rest. */
  readonly isAdded: boolean;
  add(): void;
  undo(): void;
}

type Bought = Pick<RecipeProducts, 'lines' | 'total'>;

/**
 * All ingredients of a recipe, or of a week, on their way into the cart. `ask` is what these products are for, by its
 * content; undefined while they are still those of the question before.
 */
export function useBasket(products: Bought | undefined, ask: unknown): Basket {
  const cart = useCartStore();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Omit<AddedBasket, 'isOfNow'> & { readonly of: string | undefined }>();
  const of = ask === undefined ? undefined : JSON.stringify(ask);
  const outcome = last && { ...last, isOfNow: of !== undefined && last.of === of };
  const isMember = useCustomerValue(paysAsMember, false);
  const picks = products?.lines.flatMap(({ pick, home }) => (pick && !home ? [pick] : [])) ?? [];
  const { pieces = 0, price = 0, regular = 0, member } = products?.total ?? {};
  const add = async () => {
    setBusy(true);
    setLast(undefined);
    const done = await addAll(cart, picks);
    setBusy(false);
    setLast({ ...done, pieces, of });
  };
  return {
    picks,
    pieces,
    price: isMember ? (member ?? price) : price,
    regular,
    memberPrice: isMember ? undefined : member,
    isBusy,
    outcome,
    isAdded: outcome !== undefined && outcome.isOfNow && outcome.added.length > 0,
    add: () => void add(),
    undo: () => {
      last?.undo();
      setLast(undefined);
    },
  };
}
