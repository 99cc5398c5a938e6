import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Customer, type DeliveryPass, type EndpointReply, getDeliveryPass, isPassValid } from '@trolley/contract';
import { useServiceDependencies } from '../service/serviceDependencies.ts';

/** The customer's delivery pass. */
export function usePass(customer: Pick<Customer, 'email'> | undefined) {
  const { call } = useServiceDependencies();
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

type PassState = 'ahead' | 'valid' | 'over';

/** PASS-01: the state of a pass. */
export function passState(pass: Pick<DeliveryPass, 'startDate' | 'endDate'>, now: number): PassState {
  if (isPassValid(pass, now)) return 'valid';
  return now < Date.parse(pass.startDate) ? 'ahead' : 'over';
}
