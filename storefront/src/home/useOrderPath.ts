import { usePathTo, useText } from '../shell/shop.tsx';

/** Where an order is shown: in the account, or to a guest on the page that confirmed it. */
export function useOrderPath(isCustomer: boolean): (orderNumber: string) => string {
  const text = useText();
  const pathTo = usePathTo();
  const orders = isCustomer ? pathTo('profile', { slug: text('profile.slug.orders') }) : undefined;
  const confirmation = pathTo('checkout-confirmation') ?? '/';
  return (orderNumber) =>
    orders ? `${orders}/${orderNumber}` : `${confirmation}?${new URLSearchParams({ orderNumber }).toString()}`;
}
