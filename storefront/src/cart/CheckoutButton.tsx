import { useMoney } from '../catalogue/useMoney.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** On to the checkout, where there is one. */
export function CheckoutButton({ total }: { readonly total: number }) {
  const text = useText();
  const money = useMoney();
  const href = usePathTo()('checkout');
  if (href === undefined) return null;
  return (
    <ButtonLink wide size="l" href={href}>
      {text('cart.checkout', { total: money(total) })}
    </ButtonLink>
  );
}
