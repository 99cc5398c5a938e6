import type { CartVoucher } from '@trolley/contract';
import { useState } from 'react';
import { call } from '../shell/api/api.ts';
import { useText } from '../shell/shop.tsx';
import { useCartStore } from './cart.ts';
import { putBackVoucher } from './putBackVoucher.ts';

/** Keeps a voucher that is in the cart for later. */
export function PutBackVoucher({ voucher }: { readonly voucher: Pick<CartVoucher, 'lineItemId' | 'name'> }) {
  const text = useText();
  const cart = useCartStore();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await putBackVoucher({ call, cart, text }, voucher);
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="sum-action"
      aria-label={text('cart.voucher.putBack.of', { name: voucher.name })}
      aria-busy={busy || undefined}
      onClick={() => !busy && void press()}
    >
      {text('cart.voucher.putBack')}
    </button>
  );
}
