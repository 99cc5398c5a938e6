import { cookies } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CartIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { readCookie } from '../shell/cookie.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { openSideCart, useCartValue } from './cart.ts';
import { countOf, goodsOf } from './cartState.ts';

/** The number of things in the cart; the cookie's count until the cart is loaded. */
function useCartCount(): number {
  return useCartValue((state) => (state.loadState === 'success' ? countOf(state) : cookieCount()), 0);
}

interface CartButtonProps {
  readonly href: string;
  /** How far the goods are from the minimum, drawn into the button. */
  readonly children?: ReactNode;
}

/**
 * In the header: what is in the cart and what it costs. Leads to the cart's page; after hydration it opens the side cart.
 * The sum stands behind the badge: as soon as that has a number, the style sheet keeps room for a sum still to come.
 */
export function CartButton({ href, children }: CartButtonProps) {
  const text = useText();
  const money = useMoney();
  const count = useCartCount();
  const goods = useCartValue(goodsOf, 0);
  return (
    <a className="header-cart" href={href} onClick={openBeside}>
      <Icon of={CartIcon} />
      <CartBadge count={count} />
      <span className="header-cart-name">{text('shell.cart')} </span>
      <span className="header-cart-sum">{goods > 0 && money(goods)}</span>
      <Pieces count={count} />
      {children}
    </a>
  );
}

/** The same in the tab bar of a phone: the sum takes the place of the name. */
export function CartTab({ href, current }: { readonly href: string; readonly current: boolean }) {
  const text = useText();
  const money = useMoney();
  const count = useCartCount();
  const goods = useCartValue(goodsOf, 0);
  const name = text('shell.cart');
  return (
    <a href={href} aria-current={current ? 'page' : undefined} onClick={openBeside}>
      <span className="tab-cart">
        <Icon of={CartIcon} />
        <CartBadge count={count} />
      </span>
      {goods > 0 ? (
        <>
          <VisuallyHidden>{name} </VisuallyHidden>
          <b className="figures">{money(goods)}</b>
        </>
      ) : (
        name
      )}
      <Pieces count={count} />
    </a>
  );
}

/** The kernel writes the cookie's count before hydration, so React may find another number there. */
function CartBadge({ count }: { readonly count: number }) {
  return (
    <b className="cart-badge" data-cart-count="" aria-hidden="true" suppressHydrationWarning>
      {count > 0 ? count : ''}
    </b>
  );
}

/** The number on the badge, in words. */
function Pieces({ count }: { readonly count: number }) {
  const text = useText();
  return count > 0 && <VisuallyHidden> {text('cart.pieces', { count })}</VisuallyHidden>;
}

/** Opens the side cart, except for a press that asks for another tab, and on the cart page itself. */
function openBeside(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (location.pathname === event.currentTarget.pathname) return;
  event.preventDefault();
  openSideCart();
}

/** How many things the readable cookie counts in the cart. */
function cookieCount(jar = document.cookie): number {
  const count = Number(readCookie(jar, cookies.cartCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
