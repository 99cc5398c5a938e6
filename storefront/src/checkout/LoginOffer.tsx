import { Icon } from '@trolley/ui/Icon.tsx';
import { UserIcon } from '@trolley/ui/icons.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { checkoutAddress } from './checkoutQuery.ts';
import './login-offer.css';

/** CHK-10: guests can order without an account; after a login the checkout goes on as it was. */
export function LoginOffer() {
  const text = useText();
  const pathTo = usePathTo();
  const { search } = useLocation();
  const { loadState, customer } = useCustomer();
  const [login, checkout] = [pathTo('login'), pathTo('checkout')];
  if (customer || loadState !== 'success' || login === undefined || checkout === undefined) return null;
  const returnUrl = checkoutAddress(checkout, { forwardToCheckout: 'true' }, search);
  return (
    <p className="login-offer">
      <Icon of={UserIcon} />
      <span>{text('checkout.guest')}</span>
      <TextLink href={`${login}?${new URLSearchParams({ returnUrl }).toString()}`}>{text('checkout.login')}</TextLink>
    </p>
  );
}
