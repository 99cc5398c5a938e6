import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useCart } from '../cart/cart.ts';
import { orderGoal } from '../cart/orderGoal.ts';
import { useOrderConfig } from '../service/useOrderConfig.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

/** In the header's cart button, while the goods are below the minimum: how much of it there is. */
export function MinimumLine() {
  const text = useText();
  const money = useMoney();
  const { cart } = useCart();
  const config = useOrderConfig();
  const goal = cart && config && cart.productLineItems.length > 0 ? orderGoal(cart, config) : undefined;
  if (goal?.state !== 'belowMinimum' || goal.minimum === undefined) return null;
  const percent = Math.round((goal.value / goal.minimum) * 100);
  return (
    <>
      <VisuallyHidden>{text('cart.bar.belowMinimum', { missing: money(goal.missing) })}</VisuallyHidden>
      <svg className="header-cart-goal" aria-hidden="true">
        <rect width={`${percent}%`} height="3" rx="1.5" />
      </svg>
    </>
  );
}
