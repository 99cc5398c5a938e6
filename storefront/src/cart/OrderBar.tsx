import type { Cart, OrderConfig } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { Meter } from '../ui/Meter.tsx';
import { orderGoal } from './orderGoal.ts';

/** How much is missing to the minimum, then to free service; the bar has a mark for each. */
export function OrderBar({ cart, config }: { readonly cart: Cart; readonly config: OrderConfig | undefined }) {
  const text = useText();
  const money = useMoney();
  const goal = config && orderGoal(cart, config);
  if (!goal) return null;
  const { state, type, missing, minimum, free, value, end } = goal;
  const words = text(`cart.bar.${state}`, { type, missing: money(missing) });
  const marks = [
    ...(minimum === undefined ? [] : [{ at: minimum, label: text('cart.bar.minimum', { value: money(minimum) }) }]),
    ...(free === undefined || free === minimum
      ? []
      : [{ at: free, label: text('cart.bar.freeFrom', { value: money(free) }) }]),
  ];
  return (
    <div className="order-bar">
      <Meter label={text('cart.bar.label')} value={value} max={end} valueText={words} marks={marks}>
        <p>
          {words}{' '}
          {minimum !== undefined && state === 'belowFree' && (
            <span className="muted small">{text('cart.bar.passed')}</span>
          )}
        </p>
      </Meter>
    </div>
  );
}
