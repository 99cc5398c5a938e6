import { Alert } from '@trolley/ui/Alert.tsx';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { AddOnBar } from '../cart/AddOnBar.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { CheckoutButton } from '../cart/CheckoutButton.tsx';
import { SlotLabel } from '../service/SlotLine.tsx';
import { NotificationList } from '../shell/notifications/NotificationList.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import '../cart/cart.css';
import { CartFailed } from '../cart/CartFailed.tsx';
import { useCart } from '../cart/cart.ts';
import { countOf, shownLines } from '../cart/cartState.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { LimitNote } from '../cart/LimitNote.tsx';
import { OrderBar } from '../cart/OrderBar.tsx';
import { limitProblem } from '../cart/orderLimits.ts';
import { PassLine } from '../cart/PassLine.tsx';
import { SideSums } from '../cart/SideSums.tsx';
import { UnavailableLines } from '../cart/UnavailableLines.tsx';
import { useOrderConfig } from '../service/useOrderConfig.ts';
import { UsualProducts } from './UsualProducts.tsx';

interface SideCartProps {
  readonly open: boolean;
  onClose(): void;
}

/** The cart beside the page: slot and meter above, sums and the way on below, and as much room for goods as there is. */
export function SideCart({ open, onClose }: SideCartProps) {
  const text = useText();
  const config = useOrderConfig();
  const page = usePathTo()('cart');
  const state = useCart();
  const { cart, loadState, waiting } = state;
  const lines = shownLines(state);
  const gone = cart?.unavailableLineItems ?? [];
  const count = countOf(state);
  const empty = lines.length + gone.length === 0;
  const isShort = cart && config && limitProblem(cart, config)?.kind === 'belowMinimum';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        <>
          {text('cart.yours')} {count > 0 && <span className="cart-count">{count}</span>}
        </>
      }
      aside={!empty && <SlotLabel />}
      lead={cart && !empty && <OrderBar cart={cart} config={config} slim />}
      closeLabel={text('cart.close')}
      actions={
        <>
          {/* The page's own list is inert behind an open dialog. Here it is a row that pushes the goods up. */}
          {open && <NotificationList routeName="cart" />}
          {!empty && (
            <div className="side-cart-end">
              <SideSums state={state} config={config} />
              {page !== undefined && (
                <TextLink href={page} className="side-cart-page">
                  {text('cart.toPage')}
                </TextLink>
              )}
              {cart && <CheckoutButton cart={cart} config={config} onGoOn={onClose} />}
            </div>
          )}
        </>
      }
    >
      <div className="side-cart">
        {cart && <AddOnBar cart={cart} />}
        {waiting && <Alert tone="warning">{text('cart.notice.waiting')}</Alert>}
        {cart && <LimitNote cart={cart} config={config} />}
        <UnavailableLines lines={gone} />
        <CartLines lines={lines} />
        {cart?.deliveryPassLineItem && <PassLine pass={cart.deliveryPassLineItem} />}
        {isShort && <UsualProducts />}
        {empty && loadState === 'success' && <EmptyCart heading="h3" />}
        {empty && (loadState === 'pending' || loadState === 'idle') && <CartSkeleton />}
        {loadState === 'error' && <CartFailed />}
      </div>
    </Drawer>
  );
}
