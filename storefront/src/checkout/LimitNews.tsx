import { useLimitWords } from '../cart/LimitButton.tsx';
import type { LimitProblem } from '../cart/orderLimits.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { Alert } from '../ui/Alert.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Told above the first step already: this cart cannot be ordered as it is. */
export function LimitNews({ problem }: { readonly problem: LimitProblem }) {
  const text = useText();
  const words = useLimitWords();
  const cartPage = usePathTo()('cart') ?? '';
  const isShort = problem.kind === 'belowMinimum';
  return (
    <Alert
      tone="warning"
      title={words(problem)}
      action={
        <TextLink href={isShort ? '/' : `${cartPage}#cart-goods`}>
          {text(isShort ? 'cart.limit.goOn' : 'cart.limit.takeOut')}
        </TextLink>
      }
    >
      {text('checkout.limit')}
    </Alert>
  );
}
