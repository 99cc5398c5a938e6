import { queryOptions } from '@tanstack/react-query';
import { getComponentConfigs } from '@trolley/contract';
import { call } from './api.ts';

/** Texts and settings of components, as editors filled them: loaded at start, the same until the page is left. */
export const componentConfigs = queryOptions({
  queryKey: ['component-configs'],
  queryFn: ({ signal }) => call(getComponentConfigs, { query: {} }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
