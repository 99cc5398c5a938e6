import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, type EndpointReply, getSavedMethods } from '@trolley/contract';
import { useShop } from '../../../shell/shop.tsx';
import { useCall } from '../useCall.ts';

type Saved = EndpointReply<typeof getSavedMethods>;

/** PAY-05: the ways to pay that somebody kept; nobody is asked where nothing is sold. */
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
