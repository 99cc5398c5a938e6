import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { CardIcon, ClockIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useLocation } from '../../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useCheckoutDependencies } from '../CheckoutContext.ts';
import { checkoutAddress } from '../checkoutQuery.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';
import { Waiting } from './Waiting.tsx';

/** "Try again" remounts it. */
export function PaymentReturn() {
  const [turn, setTurn] = useState(0);
  return <Turn key={turn} onAgain={() => setTurn(turn + 1)} />;
}

function Turn({ onAgain }: { onAgain(): void }) {
  const text = useText();
  const pathTo = usePathTo();
  const { search } = useLocation();
  const { leave } = useCheckoutDependencies();
  const state = usePaymentReturn();
  const back = checkoutAddress(pathTo('checkout') ?? '/', {}, search);
  if (!state) return <Waiting />;
  if (state.kind === 'waiting') {
    return (
      <EmptyState
        icon={ClockIcon}
        heading="h1"
        title={text(state.reached ? 'checkout.return.pending.title' : 'checkout.return.away.title')}
        action={
          <>
            <Button onClick={onAgain}>{text('checkout.return.again')}</Button>
            <ButtonLink kind="outline" href="/">
              {text('checkout.return.home')}
            </ButtonLink>
          </>
        }
      >
        <p role="status">{text(state.reached ? 'checkout.return.pending.text' : 'checkout.return.away.text')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CardIcon}
      heading="h1"
      title={text('checkout.return.open.title')}
      action={
        <>
          <Button onClick={() => leave(state.redirectUrl)}>{text('checkout.return.open.pay')}</Button>
          <ButtonLink kind="outline" href={back}>
            {text('checkout.return.open.change')}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{text('checkout.return.open.text')}</p>
    </EmptyState>
  );
}
