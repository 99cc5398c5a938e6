import { useMoney } from '../catalogue/useMoney.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { LimitProblem } from './orderLimits.ts';

/** How much is missing or too much: `Noch 25,51 € bis zum Mindestbestellwert`. */
export function useLimitWords(): (problem: LimitProblem) => string {
  const text = useText();
  const money = useMoney();
  return ({ kind, by }) =>
    text(`cart.limit.${kind}`, kind === 'tooHeavy' ? { kg: Math.ceil(by / 100) / 10 } : { amount: money(by) });
}

interface LimitButtonProps {
  readonly problem: LimitProblem;
  /** Where the goods lie behind what is open, going on means to close it. */
  onGoOn?(): void;
}

/** In the place of the button that cannot be had yet: what is against it, and the way to put it right. */
export function LimitButton({ problem, onGoOn }: LimitButtonProps) {
  const text = useText();
  const words = useLimitWords();
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
        {words(problem)}
        <small>{text(isShort ? 'cart.limit.goOn' : 'cart.limit.takeOut')}</small>
      </span>
    </ButtonLink>
  );
}
