import { Alert } from '@trolley/ui/Alert.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useLimitText } from '../cart/LimitButton.tsx';
import type { LimitProblem } from '../cart/orderLimits.ts';
import { usePathTo, useText } from '../shell/shop.tsx';

/** Above the first step: a limit forbids the order of this cart. */
export function LimitAlert({ problem }: { readonly problem: LimitProblem }) {
  const text = useText();
  const words = useLimitText();
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
