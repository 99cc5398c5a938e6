type MethodStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Saving a method, or using a saved one; sent with the order. */
export interface MethodOptions {
  readonly savedPaymentMethodId?: string;
  readonly savePaymentMethod?: boolean;
  readonly setPrimary?: boolean;
}

const key = 'checkout-method';

export function loadMethodOptions(storage: MethodStorage): MethodOptions {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { savedPaymentMethodId, savePaymentMethod, setPrimary } = stored as Record<string, unknown>;
    return {
      ...(typeof savedPaymentMethodId === 'string' && { savedPaymentMethodId }),
      ...(savePaymentMethod === true && { savePaymentMethod }),
      ...(setPrimary === true && { setPrimary }),
    };
  } catch {
    return {};
  }
}

export function saveMethodOptions(storage: MethodStorage, wish: MethodOptions): void {
  try {
    storage.setItem(key, JSON.stringify(wish));
  } catch {
    // Without storage the method is used once.
  }
}
