import { addressKey, type Customer, type DistributionAddress, keepAddresses, mostAddresses } from '@trolley/contract';
import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { useState } from 'react';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { acceptCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';

interface KeepAddressProps {
  readonly customer: Customer;
  readonly address: DistributionAddress;
}

/** WEEK-01: whether the order's address is saved with the order; the choice counts for the next ones, too. */
export function KeepAddress({ customer, address }: KeepAddressProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [wanted, setWanted] = useState<boolean>();
  const { addresses, keepsAddresses } = customer;
  const isSaved = addresses.some((one) => addressKey(one) === addressKey(address));
  if (isSaved || addresses.length >= mostAddresses) return null;
  const choose = async (wish: boolean) => {
    setWanted(wish);
    try {
      acceptCustomer({ ...customer, ...(await call(keepAddresses, { body: { keepsAddresses: wish } })) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ key: 'checkout.place.keep', message: text('checkout.place.keepFailed'), type: 'error' });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Checkbox
      label={text('checkout.place.keep')}
      checked={wanted ?? keepsAddresses}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
