import { type PaymentProvider, ProviderAway, ProviderRefusal } from '../provider.ts';

/** False where the provider does not answer. One that does not know the method, or no longer exists, has forgotten it. */
export async function forgetAtProvider(
  provider: Pick<PaymentProvider, 'forgetMethod'> | undefined,
  token: string,
): Promise<boolean> {
  try {
    await provider?.forgetMethod(token);
    return true;
  } catch (error) {
    if (error instanceof ProviderRefusal) return true;
    if (error instanceof ProviderAway) return false;
    throw error;
  }
}
