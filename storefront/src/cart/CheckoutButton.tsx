import type { Cart, OrderConfig } from '@trolley/contract';
import { useMoney } from '../catalogue/useMoney.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LimitButton } from './LimitButton.tsx';
import { limitProblem } from './orderLimits.ts';

interface CheckoutButtonProps {
  readonly cart: Cart;
  /** Undefined until it is known: then nothing is against the checkout. */
  readonly config: OrderConfig | undefined;
  readonly total: number;
  onGoOn?(): void;
}

/** On to the checkout, where there is one. A cart that it would refuse says so here: nobody answers five questions first. */
export function CheckoutButton({ cart, config, total, onGoOn }: CheckoutButtonProps) {
  const text = useText();
  const money = useMoney();
  const href = usePathTo()('checkout');
  if (href === undefined) return null;
  const problem = config && limitProblem(cart, config);
  if (problem) return <LimitButton problem={problem} {...(onGoOn && { onGoOn })} />;
  return (
    <ButtonLink wide size="l" href={href}>
      {text('cart.checkout', { total: money(total) })}
    </ButtonLink>
  );
}
