import type { OrderConfig } from '@trolley/contract';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { LimitButton } from './LimitButton.tsx';
import { limitProblem } from './orderLimits.ts';

interface CartBarProps {
  readonly state: CartState;
  readonly config: OrderConfig | undefined;
}

/** On a phone the total and the checkout button stay in sight. */
export function CartBar({ state, config }: CartBarProps) {
  const text = useText();
  const money = useMoney();
  const href = usePathTo()('checkout');
  const { cart } = state;
  if (!cart || href === undefined) return null;
  const problem = config && limitProblem(cart, config);
  return (
    <div className="cart-bar">
      <p>
        <small className="muted">{text('cart.sum.total')}</small>
        <b className="figures">{money(cartSums(state).total)}</b>
      </p>
      {problem ? (
        <LimitButton problem={problem} />
      ) : (
        <ButtonLink wide size="l" href={href}>
          {text('cart.goToCheckout')}
        </ButtonLink>
      )}
    </div>
  );
}
