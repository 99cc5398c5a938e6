import { dropPayment, type PaymentMethod, planPayment, walletMethod } from '@trolley/contract';
import { useState } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import { ApiError } from '../../shell/api/apiError.ts';

/** Changes the cart's payments, one call at a time, optimistically. */
export function usePlan() {
  const cart = useCartStore();
  const [wanted, setWanted] = useState<PaymentMethod>();
  const [wallet, setWallet] = useState<boolean>();
  const [failed, setFailed] = useState<string>();
  const run = async (work: () => Promise<unknown>) => {
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.data.errorCode ?? 'general');
      return false;
    } finally {
      setWanted(undefined);
      setWallet(undefined);
    }
  };
  return {
    wanted,
    wallet,
    failed,
    choose(methodKey: PaymentMethod, brandName?: string) {
      setWanted(methodKey);
      return run(() =>
        cart.change(planPayment, { body: { methodKey, ...(brandName !== undefined && { brandName }) } }),
      );
    },
    /** WAL-05: the wallet pays first, with its own key and as much as it holds. */
    payFromWallet(wish: boolean, balance: number) {
      setWallet(wish);
      const amount = Math.min(balance, cart.get().cart?.priceInfo.total ?? balance);
      return run(() =>
        wish
          ? cart.change(planPayment, { body: { methodKey: walletMethod, amount } })
          : cart.change(dropPayment, { params: { id: walletMethod } }),
      );
    },
  };
}
