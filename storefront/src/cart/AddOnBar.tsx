import type { Cart } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useText } from '../shell/shop.tsx';
import { useLeaveAddition } from './useLeaveAddition.ts';

interface AddOnBarProps {
  readonly cart: Cart;
  /** At the payment step the bar only informs: it has no button to leave the addition. */
  readonly withoutLeave?: boolean;
}

/** CUST-13: where the header's line is out of sight: this cart is an addition to an order, and the way out of it. */
export function AddOnBar({ cart: { mode, orderNumber }, withoutLeave = false }: AddOnBarProps) {
  const text = useText();
  const { isBusy, leave } = useLeaveAddition();
  if (mode !== 'ADDON' || orderNumber === undefined) return null;
  return (
    <Alert tone="info">
      {text('cart.addon.text', { number: orderNumber })}{' '}
      {!withoutLeave && (
        <button type="button" className="link" aria-busy={isBusy} disabled={isBusy} onClick={() => void leave()}>
          {text('cart.addon.stop')}
        </button>
      )}
    </Alert>
  );
}
