import type { ReactNode } from 'react';
import { OrderPage } from '../../order/OrderPage.tsx';
import { useLocation } from '../../shell/router/RouterProvider.tsx';
import { useText } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';

/** CHK-10: opened by the link of its mail, an order shows all that can be done with it; otherwise it was just placed. */
export function MailedOrder({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const query = new URLSearchParams(hydrated ? search : '');
  const [orderNumber, orderKey] = [query.get('orderNumber'), query.get('key')];
  if (orderNumber === null || orderKey === null) return children;
  return (
    <div className="placed">
      <h1>{text('checkout.ok.order', { number: orderNumber })}</h1>
      <OrderPage orderNumber={orderNumber} orderKey={orderKey} />
    </div>
  );
}
