import { createContext, useContext } from 'react';

/** Leaves the shop for the provider's payment page. */
interface CheckoutDependencies {
  leave(href: string): void;
}

/** Tests provide their own. */
export const CheckoutContext = createContext<CheckoutDependencies>({ leave: (href) => location.assign(href) });

export const useCheckoutDependencies = () => useContext(CheckoutContext);
