import { IconLink } from '@trolley/ui/IconButton.tsx';
import { HeartIcon } from '@trolley/ui/icons.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { useCartValue } from '../cart/cart.ts';
import { AccountLink } from '../customer/AccountLink.tsx';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';

const none = {};
const loadMinimum = () => import('../cartScreen/MinimumLine.tsx').then((module) => module?.MinimumLine);

/** Account, favourites and cart; each only if its screen exists. */
export function HeaderActions() {
  const text = useText();
  const pathTo = usePathTo();
  const favourites = pathTo('favorite-products');
  const cart = pathTo('cart');
  const known = useCartValue((state) => state.cart !== undefined, false);
  return (
    <>
      {favourites !== undefined && (
        <IconLink className="header-favourites" href={favourites} icon={HeartIcon} label={text('shell.favourites')} />
      )}
      <AccountLink />
      {cart !== undefined && (
        <CartButton href={cart}>
          <LazyComponent when={known} load={loadMinimum} props={none} />
        </CartButton>
      )}
    </>
  );
}
