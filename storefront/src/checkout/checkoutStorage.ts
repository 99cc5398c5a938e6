type CheckoutStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In sessionStorage: the checkout of the payment under way, and the order it became. */
const names = { checkout: 'checkout-id', order: 'checkout-order' } as const;

export function saveCheckout(storage: CheckoutStorage, name: keyof typeof names, value: string | undefined): void {
  try {
    if (value === undefined) storage.removeItem(names[name]);
    else storage.setItem(names[name], value);
  } catch {
    // The query carries the same.
  }
}

export function loadCheckout(storage: CheckoutStorage, name: keyof typeof names): string | undefined {
  try {
    return storage.getItem(names[name]) ?? undefined;
  } catch {
    return undefined;
  }
}
