type MethodStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Saving a method, or using a saved one; sent with the order. */
export interface MethodOptions {
  readonly savedPaymentMethodId?: string;
  readonly savePaymentMethod?: boolean;
  readonly setPrimary?: boolean;
}

const key = 'checkout-method';

/** What was chosen for this cart; undefined as long as nothing was: the next cart begins without the wishes of the last. */
export function loadMethodOptions(storage: MethodStorage, cartId: string): MethodOptions | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { cart, savedPaymentMethodId, savePaymentMethod, setPrimary } = stored as Record<string, unknown>;
    if (cart !== cartId) return undefined;
    return {
      ...(typeof savedPaymentMethodId === 'string' && { savedPaymentMethodId }),
      ...(savePaymentMethod === true && { savePaymentMethod }),
      ...(setPrimary === true && { setPrimary }),
    };
  } catch {
    return undefined;
  }
}

export function saveMethodOptions(storage: MethodStorage, cartId: string, wish: MethodOptions): void {
  try {
    storage.setItem(key, JSON.stringify({ cart: cartId, ...wish }));
  } catch {
    // Without storage the method is used once.
  }
}
