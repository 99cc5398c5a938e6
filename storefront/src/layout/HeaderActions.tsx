import { CartButton } from '../cart/CartButton.tsx';
import { AccountLink } from '../customer/AccountLink.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { IconLink } from '../ui/IconButton.tsx';
import { HeartIcon } from '../ui/icons.ts';

/** Account, favourites and cart; each only if its screen exists. */
export function HeaderActions() {
  const text = useText();
  const pathTo = usePathTo();
  const favourites = pathTo('favorite-products');
  const cart = pathTo('cart');
  return (
    <>
      {favourites !== undefined && (
        <IconLink className="header-favourites" href={favourites} icon={HeartIcon} label={text('shell.favourites')} />
      )}
      <AccountLink />
      {cart !== undefined && <CartButton href={cart} />}
    </>
  );
}
