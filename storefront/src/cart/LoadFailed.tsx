import { useText } from '../shell/shop.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useCartStore } from './cart.ts';

/** The cart could not be fetched; nothing is lost by it. */
export function LoadFailed() {
  const text = useText();
  const { refresh } = useCartStore();
  return (
    <Alert
      tone="error"
      role="alert"
      title={text('cart.failed')}
      action={
        <Button kind="outline" size="s" onClick={() => void refresh()}>
          {text('error.retry')}
        </Button>
      }
    />
  );
}
