import { useOrderConfig } from '../service/useOrderConfig.ts';
import { CartSums } from './CartSums.tsx';
import { CrateChoice, SubstitutionChoice } from './CartWishes.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { DiscountCodes } from './DiscountCodes.tsx';
import { OrderBar } from './OrderBar.tsx';

/** Beside the goods: how far it is to the next mark, what it costs, and what is wished for. */
export function CartSummary({ state }: { readonly state: CartState }) {
  const config = useOrderConfig();
  const { cart } = state;
  if (!cart) return null;
  return (
    <>
      <OrderBar cart={cart} config={config} />
      <CartSums state={state} full />
      <DiscountCodes codes={cart.discountCodes} />
      <CrateChoice cart={cart} config={config} />
      <SubstitutionChoice cart={cart} />
      <CheckoutButton cart={cart} config={config} total={cartSums(state).total} />
    </>
  );
}
