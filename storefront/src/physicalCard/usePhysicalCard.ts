import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, getPhysicalCard, type PhysicalCard } from '@trolley/contract';
import { useServiceDependencies } from '../service/serviceDependencies.ts';

const none: PhysicalCard = { status: 'none' };

/** LOY-06, LOY-08: where the card of this member is; a failed load is as if there were none. */
export function usePhysicalCard(customer: Pick<Customer, 'email'> | undefined) {
  const { call } = useServiceDependencies();
  const client = useQueryClient();
  const queryKey = ['customer', customer?.email, 'physical-card'];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getPhysicalCard, {}, { signal }).catch(() => none),
    enabled: customer !== undefined,
    staleTime: 0,
  });
  return {
    card: data,
    accept: (card: PhysicalCard) => void client.setQueryData(queryKey, card),
    reload: () => void refetch(),
  };
}
