import { CrateChoice, SubstitutionChoice } from '../cart/CartPreferences.tsx';
import { CartSums } from '../cart/CartSums.tsx';
import { CheckoutButton } from '../cart/CheckoutButton.tsx';
import type { CartState } from '../cart/cartState.ts';
import { cartSums } from '../cart/cartSums.ts';
import { DiscountCodes } from '../cart/DiscountCodes.tsx';
import { OrderBar } from '../cart/OrderBar.tsx';
import { useOrderConfig } from '../service/useOrderConfig.ts';

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
