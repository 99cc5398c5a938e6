type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is remembered of a payment under way, for this visit: which checkout it is, and which order it became. */
const names = { checkout: 'checkout-id', order: 'checkout-order' } as const;

export function keep(storage: Kept, name: keyof typeof names, value: string | undefined): void {
  try {
    if (value === undefined) storage.removeItem(names[name]);
    else storage.setItem(names[name], value);
  } catch {
    // The address tells the same.
  }
}

export function kept(storage: Kept, name: keyof typeof names): string | undefined {
  try {
    return storage.getItem(names[name]) ?? undefined;
  } catch {
    return undefined;
  }
}
