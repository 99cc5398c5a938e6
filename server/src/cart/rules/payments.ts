import type { CartPayment } from './document.ts';

/** Keys of the ways to pay that no more than the total is asked from. */
export const walletMethod = 'giftCardWallet';
const withoutSurcharge: ReadonlySet<string> = new Set(['atTheDoor', 'atTheStore', walletMethod]);

export function isWithoutSurcharge({ methodKey }: CartPayment): boolean {
  return withoutSurcharge.has(methodKey);
}

export function isWalletPayment({ methodKey }: CartPayment): boolean {
  return methodKey === walletMethod;
}
