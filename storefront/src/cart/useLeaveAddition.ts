import { setCartMode } from '@trolley/contract';
import { useState } from 'react';
import { useCartStore } from './cart.ts';
import { saveChange } from './saveChange.ts';

/** CUST-13: the way from an addition back to the regular cart. */
export function useLeaveAddition() {
  const store = useCartStore();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await saveChange(store, setCartMode, { body: { mode: 'REGULAR' } });
    setBusy(false);
  };
  return { isBusy, leave };
}
