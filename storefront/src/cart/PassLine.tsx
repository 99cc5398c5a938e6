import { type Cart, setCartPass } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { TrashIcon, TruckIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

/** PASS-01: the delivery pass in the cart, with a button to remove it. */
export function PassLine({ pass }: { readonly pass: NonNullable<Cart['deliveryPassLineItem']> }) {
  const text = useText();
  const money = useMoney();
  const cart = useCartStore();
  const { name, price } = pass;
  return (
    <div className="cart-pass">
      <span className="line-picture">
        <Icon of={TruckIcon} />
      </span>
      <p className="cart-line-name">{name}</p>
      <b className="figures">{money(price)}</b>
      <IconButton
        icon={TrashIcon}
        label={text('cart.remove', { name })}
        onClick={() => void saveChange(cart, setCartPass, { body: { planId: null } })}
      />
    </div>
  );
}
