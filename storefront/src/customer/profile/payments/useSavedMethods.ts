import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, type EndpointReply, getSavedMethods } from '@trolley/contract';
import { useCustomer } from '../../../shell/session/customerState.ts';
import { useShop } from '../../../shell/shop.tsx';
import { useCall } from '../useCall.ts';

type Saved = EndpointReply<typeof getSavedMethods>;

/** PAY-05: the saved payment methods; not fetched where the shop has no checkout. */
export function useSavedMethods(customer: Pick<Customer, 'email'> | undefined) {
  const call = useCall();
  const client = useQueryClient();
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const queryKey = ['customer', customer?.email, 'payment-methods'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getSavedMethods, {}, { signal }),
    enabled: customer !== undefined && featureCartCheckout,
    retry: false,
    staleTime: 60_000,
  });
  return { data, isError, refetch, accept: (saved: Saved) => void client.setQueryData(queryKey, saved) };
}

/** ROUTE-24: whether the primary method has expired. Expired methods may be missing in the list: then no other one is primary. */
export function isPrimaryExpired({ activeMethods, hasInactiveMethods }: Saved): boolean {
  const primary = activeMethods.find(({ isPrimary }) => isPrimary);
  return primary ? primary.expired : hasInactiveMethods;
}

/** ROUTE-24: whether the menu warns of an expired payment method. */
export function usePaymentWarning(): boolean {
  const { data } = useSavedMethods(useCustomer().customer);
  return data !== undefined && isPrimaryExpired(data);
}
