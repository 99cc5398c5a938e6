import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, EndpointInput, EndpointReply } from '@trolley/contract';
import { callStudio } from './callStudio.ts';
import type { StudioError } from './studioError.ts';

/** The key of what a call answered: by its path, then its input. `[endpoint.path]` stands for all of them. */
export const callKey = (endpoint: Pick<Endpoint, 'path'>, input: unknown) => [endpoint.path, input] as const;

interface QueryOptions {
  readonly enabled?: boolean;
  /** Shows what was answered before until the new answer is there. */
  readonly keepPrevious?: boolean;
  readonly refetchEveryMs?: number;
  /**
   * Asked when it is opened and never by itself, and forgotten when it is left: a look at somebody's data, which is in the
   * journal each time.
   */
  readonly once?: boolean;
}

/** What a call that only asks answers, kept and shared. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { enabled = true, keepPrevious = false, refetchEveryMs, once = false }: QueryOptions = {},
): UseQueryResult<EndpointReply<E>, StudioError> {
  return useQuery<EndpointReply<E>, StudioError>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => callStudio(endpoint, input, { signal }),
    enabled,
    refetchInterval: refetchEveryMs,
    ...(once && {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    ...(keepPrevious && { placeholderData: (previous) => previous }),
  });
}

/** A change; `renews` are the endpoints whose answers are asked for anew after it. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  renews: readonly Pick<Endpoint, 'path'>[] = [],
): UseMutationResult<EndpointReply<E>, StudioError, EndpointInput<E>> {
  const client = useQueryClient();
  return useMutation<EndpointReply<E>, StudioError, EndpointInput<E>>({
    mutationFn: (input) => callStudio(endpoint, input),
    onSuccess: () => Promise.all(renews.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
