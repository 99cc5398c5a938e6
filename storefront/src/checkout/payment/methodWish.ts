type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is wanted of a method beyond paying with it once; sent with the order. */
export interface MethodWish {
  readonly savedPaymentMethodId?: string;
  readonly savePaymentMethod?: boolean;
  readonly setPrimary?: boolean;
}

const key = 'checkout-method';

export function methodWish(storage: Kept): MethodWish {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { savedPaymentMethodId, savePaymentMethod, setPrimary } = kept as Record<string, unknown>;
    return {
      ...(typeof savedPaymentMethodId === 'string' && { savedPaymentMethodId }),
      ...(savePaymentMethod === true && { savePaymentMethod }),
      ...(setPrimary === true && { setPrimary }),
    };
  } catch {
    return {};
  }
}

export function keepMethodWish(storage: Kept, wish: MethodWish): void {
  try {
    storage.setItem(key, JSON.stringify(wish));
  } catch {
    // Then the method is used once.
  }
}
