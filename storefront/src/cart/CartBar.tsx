import type { OrderConfig } from '@trolley/contract';
import { BottomBar } from '@trolley/ui/BottomBar.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { CartSums } from './CartSums.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { LimitButton } from './LimitButton.tsx';
import { OrderBar } from './OrderBar.tsx';
import { limitProblem } from './orderLimits.ts';
import { useSumsOpen } from './useSumsOpen.ts';

interface CartBarProps {
  readonly state: CartState;
  readonly config: OrderConfig | undefined;
}

/** On a phone the total and the checkout button stay in sight; the total unfolds to what it is made of. */
export function CartBar({ state, config }: CartBarProps) {
  const text = useText();
  const money = useMoney();
  const id = useElementId();
  const [isOpen, toggle] = useSumsOpen();
  const href = usePathTo()('checkout');
  const { cart } = state;
  if (!cart || href === undefined) return null;
  const problem = config && limitProblem(cart, config);
  return (
    <BottomBar label={text('cart.summary')}>
      <div id={id} className="cart-bar-sums" hidden={!isOpen}>
        {isOpen && <CartSums state={state} config={config} />}
      </div>
      <OrderBar cart={cart} config={config} slim />
      <div className="cart-bar">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <small className="muted">{text('cart.sum.total')} </small>
          <b className="figures">{money(cartSums(state).total)}</b>
          <Icon of={ChevronDownIcon} size="s" />
        </button>
        {problem ? (
          <LimitButton toCheckout problem={problem} />
        ) : (
          <ButtonLink wide size="l" href={href}>
            {text('cart.goToCheckout')}
          </ButtonLink>
        )}
      </div>
    </BottomBar>
  );
}
