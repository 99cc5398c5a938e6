import type { Cart, OrderConfig } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Meter } from '@trolley/ui/Meter.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { orderGoal } from './orderGoal.ts';

interface OrderBarProps {
  readonly cart: Cart;
  readonly config: OrderConfig | undefined;
  /** In one line, with a thin track. */
  readonly slim?: boolean;
}

/** How much is missing to the minimum, then to free service; the bar has a mark for each. */
export function OrderBar({ cart, config, slim = false }: OrderBarProps) {
  const text = useText();
  const money = useMoney();
  const goal = config && orderGoal(cart, config);
  if (!goal) return null;
  const { state, type, missing, minimum, free, value, end } = goal;
  const words = text(`cart.bar.${state}`, { type, missing: money(missing) });
  const [before, after] = words.split(money(missing));
  const marks = [
    ...(minimum === undefined ? [] : [{ at: minimum, label: text('cart.bar.minimum', { value: money(minimum) }) }]),
    ...(free === undefined || free === minimum
      ? []
      : [{ at: free, label: text('cart.bar.freeFrom', { value: money(free) }) }]),
  ];
  // Without marks a bar that ends at free service would look nearly empty until the minimum.
  const max = slim && state === 'belowMinimum' && minimum !== undefined ? minimum : end;
  return (
    <div className={classes('order-bar', slim && 'order-bar-slim', state === 'belowMinimum' && 'order-bar-below')}>
      <Meter
        label={text('cart.bar.label')}
        value={value}
        max={max}
        valueText={words}
        marks={slim ? [] : marks}
        slim={slim}
      >
        <p>
          <span>
            {after === undefined ? (
              words
            ) : (
              <>
                {before}
                <b>{money(missing)}</b>
                {after}
              </>
            )}
          </span>{' '}
          {minimum !== undefined && state === 'belowFree' && (
            <span className="muted small">{text('cart.bar.passed')}</span>
          )}
        </p>
      </Meter>
    </div>
  );
}
