import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, type EndpointReply, getDeliveryPass } from '@trolley/contract';
import { useServiceWorld } from '../service/serviceWorld.ts';

/** The pass of whoever is here. */
export function usePass(customer: Pick<Customer, 'email'> | undefined) {
  const { call } = useServiceWorld();
  const client = useQueryClient();
  const queryKey = ['customer', customer?.email, 'delivery-pass'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getDeliveryPass, {}, { signal }),
    enabled: customer !== undefined,
    staleTime: 0,
  });
  const accept = (answer: EndpointReply<typeof getDeliveryPass>) => void client.setQueryData(queryKey, answer);
  return { data, isError, refetch, accept };
}
