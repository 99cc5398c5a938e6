import { type Cart, setCartMode } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { CheckIcon, PlusIcon } from '@trolley/ui/icons.ts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { refusalOf } from '../form/refusalOf.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useNavigate } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';

interface AddToOrderProps {
  readonly orderNumber: string;
  readonly size?: 's';
  readonly className?: string;
  /** Other words for it. */
  readonly children?: ReactNode;
}

/** Starts an addition to the order: an ADDON cart, while the regular one waits. Once begun it says so, and leads on to the goods. */
export function AddToOrder({ orderNumber, size, className, children }: AddToOrderProps) {
  const text = useText();
  const { change, cart } = useServiceDependencies();
  const isActive = useSyncExternalStore(
    cart.subscribe,
    () => isAdditionTo(cart.get().cart, orderNumber),
    () => false,
  );
  const navigate = useNavigate();
  const range = usePathTo()('products-slug') ?? '/';
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await change(setCartMode, { body: { mode: 'ADDON', orderNumber } });
      const message = text('order.addon.begun', { number: orderNumber });
      notify({ key: 'order.addon', message, type: 'success', duration: 6000 });
      void navigate(range);
    } catch (error) {
      const message = refusalOf(error, [], text).message ?? text('form.failed');
      notify({ key: 'order.addon', message, type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  if (isActive)
    return (
      <Button size={size} className={className} icon={CheckIcon} onClick={() => void navigate(range)}>
        {text('cart.addon.active')}
      </Button>
    );
  return (
    <Button size={size} className={className} icon={PlusIcon} loading={isBusy} onClick={() => void begin()}>
      {children ?? text('order.addon')}
    </Button>
  );
}

function isAdditionTo(cart: Cart | undefined, orderNumber: string): boolean {
  return cart?.mode === 'ADDON' && cart.orderNumber === orderNumber;
}
