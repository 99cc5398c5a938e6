import type { Cart } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useLeaveAddition } from './useLeaveAddition.ts';

interface AddOnBarProps {
  readonly cart: Cart;
  /** At the payment step the bar only informs: it has no button to leave the addition. */
  readonly withoutLeave?: boolean;
}

/** CUST-13: this cart is an addition to an order; its button leads back to the regular cart. */
export function AddOnBar({ cart: { mode, orderNumber }, withoutLeave = false }: AddOnBarProps) {
  const text = useText();
  const { isBusy, leave } = useLeaveAddition();
  if (mode !== 'ADDON' || orderNumber === undefined) return null;
  return (
    <Alert
      tone="info"
      title={text('cart.addon.title', { number: orderNumber })}
      action={
        withoutLeave ? undefined : (
          <Button kind="outline" size="s" loading={isBusy} onClick={() => void leave()}>
            {text('cart.addon.leave')}
          </Button>
        )
      }
    >
      {text('cart.addon.text')}
    </Alert>
  );
}
