import type { Cart, OrderConfig } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { limitProblem, limitsOf } from './orderLimits.ts';

/** Above the goods of a cart that is too heavy or too expensive. */
export function LimitNote({ cart, config }: { readonly cart: Cart; readonly config: OrderConfig | undefined }) {
  const text = useText();
  const money = useMoney();
  const problem = config && limitProblem(cart, config);
  if (!problem || problem.kind === 'belowMinimum') return null;
  const { maximumOrderValue, maximumOrderWeight } = limitsOf(cart, config);
  return (
    <Alert tone="warning" role="status">
      {problem.kind === 'tooHeavy'
        ? text('cart.notice.tooHeavy', { maximum: maximumOrderWeight / 1000, mode: cart.mode })
        : text('cart.notice.tooDear', { maximum: money(maximumOrderValue) })}
    </Alert>
  );
}
