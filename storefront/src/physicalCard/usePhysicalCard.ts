import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, getCustomer, getPhysicalCard, type PhysicalCard } from '@trolley/contract';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { acceptCustomer, customerState } from '../shell/session/customerState.ts';

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
    /** The account has another number with it, if it is the first one or takes the place of a lost one. */
    accept: (card: PhysicalCard) => {
      client.setQueryData(queryKey, card);
      const isHere = () => customerState.get().customer?.email === customer?.email;
      call(getCustomer, {}).then(
        (changed) => isHere() && acceptCustomer(changed),
        () => undefined,
      );
    },
    reload: () => void refetch(),
  };
}
