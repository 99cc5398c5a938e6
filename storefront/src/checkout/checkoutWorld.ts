import { createContext, useContext } from 'react';

/** How the checkout leads out of the shop, to a payment's page. */
interface CheckoutWorld {
  leave(href: string): void;
}

/** Tests give a world of their own. */
export const CheckoutWorldContext = createContext<CheckoutWorld>({ leave: (href) => location.assign(href) });

export const useCheckoutWorld = () => useContext(CheckoutWorldContext);
