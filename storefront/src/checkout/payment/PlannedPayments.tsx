import { type Cart, type SavedPaymentMethod, walletMethod } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Fragment } from 'react';
import { SavedMethodName } from '../../payment/SavedMethodName.tsx';
import { useText } from '../../shell/shop.tsx';

interface PlannedPaymentsProps {
  readonly payments: Cart['payments'];
  /** The saved method that pays. */
  readonly method: SavedPaymentMethod | undefined;
  /** It is not known yet whether a saved one does. */
  readonly unknown: boolean;
}

/** With what the order is paid: `Visa ···· 4242`, or the wallet and another one. */
export function PlannedPayments({ payments, method, unknown }: PlannedPaymentsProps) {
  const text = useText();
  const paying = payments.length > 1 ? payments.filter(({ amount }) => amount > 0) : payments;
  return paying.map(({ methodKey, brandName }, index) => {
    const name = text(`checkout.method.${methodKey}`);
    return (
      <Fragment key={methodKey}>
        {index > 0 && ' + '}
        {methodKey === walletMethod ? (
          name
        ) : unknown ? (
          <Skeleton />
        ) : method ? (
          <SavedMethodName of={method} />
        ) : (
          [name, brandName].filter(Boolean).join(' · ')
        )}
      </Fragment>
    );
  });
}
