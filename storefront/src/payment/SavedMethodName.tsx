import type { SavedPaymentMethod } from '@trolley/contract';

/** `Visa ···· 4242`: a card by its last digits, other methods by their account. */
export function SavedMethodName({ of: { paymentBrand, name } }: { readonly of: SavedPaymentMethod }) {
  const isCard = /^\d{4}$/.test(name);
  return (
    <>
      {paymentBrand} {isCard && <span aria-hidden="true">{'····\u00a0'}</span>}
      {name}
    </>
  );
}
