import { useOrderConfig } from '../service/useOrderConfig.ts';
import { CrateChoice, SubstitutionChoice } from './CartPreferences.tsx';
import { CartSums } from './CartSums.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { DiscountCodes } from './DiscountCodes.tsx';
import { OrderBar } from './OrderBar.tsx';

/** Beside the goods: progress to minimum and free service, sums, preferences. */
export function CartSummary({ state }: { readonly state: CartState }) {
  const config = useOrderConfig();
  const { cart } = state;
  if (!cart) return null;
  return (
    <>
      <OrderBar cart={cart} config={config} />
      <CartSums state={state} config={config} full reserved />
      <DiscountCodes codes={cart.discountCodes} />
      <CrateChoice cart={cart} config={config} />
      <SubstitutionChoice cart={cart} />
      <CheckoutButton cart={cart} config={config} total={cartSums(state).total} />
    </>
  );
}
