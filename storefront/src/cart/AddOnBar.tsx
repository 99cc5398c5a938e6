import { type Cart, setCartMode } from '@trolley/contract';
import { useState } from 'react';
import { useText } from '../shell/shop.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

/** CUST-13: this cart goes with an order; the regular one was kept, and this is the way back to it. */
export function AddOnBar({ cart: { mode, orderNumber } }: { readonly cart: Cart }) {
  const text = useText();
  const store = useCartStore();
  const [isBusy, setBusy] = useState(false);
  if (mode !== 'ADDON' || orderNumber === undefined) return null;
  const leave = async () => {
    setBusy(true);
    await saveChange(store, setCartMode, { body: { mode: 'REGULAR' } });
    setBusy(false);
  };
  return (
    <Alert
      tone="info"
      title={text('cart.addon.title', { number: orderNumber })}
      action={
        <Button kind="outline" size="s" loading={isBusy} onClick={() => void leave()}>
          {text('cart.addon.leave')}
        </Button>
      }
    >
      {text('cart.addon.text')}
    </Alert>
  );
}
