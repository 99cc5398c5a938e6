import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import type { LimitProblem } from './orderLimits.ts';

/** How much is missing or too much: `Noch 25,51 € bis zum Mindestbestellwert`. */
export function useLimitText(): (problem: LimitProblem) => string {
  const text = useText();
  const money = useMoney();
  return ({ kind, by }) =>
    text(`cart.limit.${kind}`, kind === 'tooHeavy' ? { kg: Math.ceil(by / 100) / 10 } : { amount: money(by) });
}

interface LimitButtonProps {
  readonly problem: LimitProblem;
  /** Where it stands for the checkout's button, it says how far that is. */
  readonly toCheckout?: boolean;
  /** In the side cart going on means to close it. */
  onGoOn?(): void;
}

/** Replaces the checkout button while a limit forbids it: says why, and leads to the shop, or to the goods of a cart that holds too much. */
export function LimitButton({ problem, toCheckout = false, onGoOn }: LimitButtonProps) {
  const text = useText();
  const money = useMoney();
  const limitText = useLimitText();
  const cartPage = usePathTo()('cart') ?? '';
  const isShort = problem.kind === 'belowMinimum';
  const close = isShort ? onGoOn : undefined;
  return (
    <ButtonLink
      wide
      size="l"
      kind="outline"
      className="limit-button"
      href={isShort ? '/' : `${cartPage}#cart-goods`}
      onClick={
        close &&
        ((event) => {
          event.preventDefault();
          close();
        })
      }
    >
      <span>
        {toCheckout && isShort ? text('cart.limit.toCheckout', { amount: money(problem.by) }) : limitText(problem)}{' '}
        <small>{text(isShort ? 'cart.limit.goOn' : 'cart.limit.takeOut')}</small>
      </span>
    </ButtonLink>
  );
}
