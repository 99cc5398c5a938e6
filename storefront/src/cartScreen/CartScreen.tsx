import { Alert } from '@trolley/ui/Alert.tsx';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TrashIcon } from '@trolley/ui/icons.ts';
import { Select } from '@trolley/ui/Select.tsx';
import { useState } from 'react';
import { useCart, useCartStore } from '../cart/cart.ts';
import { SlotLine } from '../service/SlotLine.tsx';
import { useOrderConfig } from '../service/useOrderConfig.ts';
import { useText } from '../shell/shop.tsx';
import '../cart/cart.css';
import { CartBar } from '../cart/CartBar.tsx';
import { CartFailed } from '../cart/CartFailed.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { countOf, shownLines } from '../cart/cartState.ts';
import { clearCart } from '../cart/clearCart.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { type LineSort, lineSorts } from '../cart/groupLines.ts';
import { LimitNote } from '../cart/LimitNote.tsx';
import { PassLine } from '../cart/PassLine.tsx';
import { UnavailableLines } from '../cart/UnavailableLines.tsx';
import { CartSummary } from './CartSummary.tsx';

export { SideCart } from './SideCart.tsx';

/** The whole cart on a page of its own. */
export default function CartScreen() {
  const text = useText();
  const store = useCartStore();
  const config = useOrderConfig();
  const state = useCart();
  const [sort, setSort] = useState<LineSort>('category');
  const { cart, loadState, waiting } = state;
  const lines = shownLines(state);
  const gone = cart?.unavailableLineItems ?? [];
  const empty = lines.length + gone.length === 0;
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: text('cart.title') }]}
      />
      <div className="cart-head">
        <h1>{text('cart.heading')}</h1>
        {cart && !empty && (
          <p className="muted">
            {text('cart.size', { count: countOf(state), kg: Math.round(cart.weight / 100) / 10 })}
          </p>
        )}
      </div>
      {loadState === 'error' && <CartFailed />}
      {empty && loadState === 'success' && <EmptyCart heading="h2" />}
      {empty && (loadState === 'idle' || loadState === 'pending') && <CartSkeleton />}
      {!empty && (
        <div className="cart-page">
          <div className="cart-goods" id="cart-goods">
            {waiting && <Alert tone="warning">{text('cart.notice.waiting')}</Alert>}
            {cart && <LimitNote cart={cart} config={config} />}
            <UnavailableLines lines={gone} />
            {lines.length > 1 && (
              <div className="cart-tools">
                <Select
                  label={text('cart.sort.label')}
                  value={sort}
                  onChange={(event) => setSort(event.target.value as LineSort)}
                  choices={lineSorts.map((value) => ({ value, label: text(`cart.sort.${value}`) }))}
                />
                <Button kind="quiet" size="s" icon={TrashIcon} onClick={() => void clearCart(store, text)}>
                  {text('cart.clear')}
                </Button>
              </div>
            )}
            <CartLines lines={lines} sort={sort} full />
            {cart?.deliveryPassLineItem && <PassLine pass={cart.deliveryPassLineItem} />}
          </div>
          <aside className="cart-side" aria-label={text('cart.summary')}>
            <SlotLine />
            <CartSummary state={state} />
          </aside>
        </div>
      )}
      {!empty && <CartBar state={state} config={config} />}
    </>
  );
}
