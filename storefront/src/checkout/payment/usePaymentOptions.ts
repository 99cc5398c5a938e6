import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Cart, getPaymentOptions, getSavedMethods, isCompany } from '@trolley/contract';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import type { Call } from '../../shell/api/call.ts';
import { useCustomer } from '../../shell/session/customerState.ts';

/** PAY-01, WAL-03: the payment options, fetched again when cart, customer, company, place or sum change. */
export function usePaymentOptions({ id, customerId, distributionAddress, billingAddress, priceInfo, payments }: Cart) {
  const { call } = useServiceDependencies();
  // The wallet's share decides what is left for the others.
  const covered = payments.find(({ methodKey }) => methodKey === 'gift-card-wallet')?.amount ?? 0;
  const type = distributionAddress?.distributionType;
  const options = useQuery({
    queryKey: [
      'customer',
      'payment-options',
      id,
      customerId,
      type,
      isCompany(billingAddress),
      priceInfo.total,
      covered,
    ],
    queryFn: ({ signal }) => call(getPaymentOptions, {}, { signal }),
    placeholderData: keepPreviousData,
  });
  return { options, saved: useSavedMethods().data?.activeMethods ?? [] };
}

/** PAY-05: the customer's saved methods; a guest has none. */
export function useSavedMethods() {
  const { call } = useServiceDependencies();
  const { customer } = useCustomer();
  return useQuery({ ...savedMethodsQuery(call), enabled: customer !== undefined });
}

export const savedMethodsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['customer', 'payment-methods'],
    queryFn: ({ signal }) => call(getSavedMethods, {}, { signal }),
  });
