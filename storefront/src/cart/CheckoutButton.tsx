import type { Cart, OrderConfig } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { LimitButton } from './LimitButton.tsx';
import { limitProblem } from './orderLimits.ts';

interface CheckoutButtonProps {
  readonly cart: Cart;
  /** Undefined until loaded: then the checkout is allowed. */
  readonly config: OrderConfig | undefined;
  /** Shown on the button where the sums are out of sight. */
  readonly total?: number;
  onGoOn?(): void;
}

/** Leads to the checkout, where there is one. What the checkout would refuse is said here, before the shopper answers its questions. */
export function CheckoutButton({ cart, config, total, onGoOn }: CheckoutButtonProps) {
  const text = useText();
  const money = useMoney();
  const href = usePathTo()('checkout');
  if (href === undefined) return null;
  const problem = config && limitProblem(cart, config);
  if (problem) return <LimitButton toCheckout problem={problem} {...(onGoOn && { onGoOn })} />;
  return (
    <ButtonLink wide size="l" href={href}>
      {total === undefined ? text('cart.goToCheckout') : text('cart.checkout', { total: money(total) })}
    </ButtonLink>
  );
}
