import type { UseQueryResult } from '@tanstack/react-query';
import type { LoadState } from '@trolley/contract';

/** The state of what a query loads. One that nobody has asked for yet is idle, which the query itself calls pending. */
export function loadStateOf({ status, fetchStatus }: Pick<UseQueryResult, 'status' | 'fetchStatus'>): LoadState {
  return status === 'pending' && fetchStatus === 'idle' ? 'idle' : status;
}
