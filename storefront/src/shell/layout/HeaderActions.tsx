import { CartButton } from '../../cart/CartButton.tsx';
import { IconLink } from '../../ui/IconButton.tsx';
import { HeartIcon, UserIcon } from '../../ui/icons.ts';
import { usePathTo, useText } from '../shop.tsx';

/** What is the shopper's own: each appears with the screen it leads to. */
export function HeaderActions() {
  const text = useText();
  const pathTo = usePathTo();
  const favourites = pathTo('favorite-products');
  const account = pathTo('profile') ?? pathTo('login');
  const cart = pathTo('cart');
  return (
    <>
      {favourites !== undefined && (
        <IconLink className="header-favourites" href={favourites} icon={HeartIcon} label={text('shell.favourites')} />
      )}
      {account !== undefined && <IconLink href={account} icon={UserIcon} label={text('shell.account')} />}
      {cart !== undefined && <CartButton href={cart} />}
    </>
  );
}
