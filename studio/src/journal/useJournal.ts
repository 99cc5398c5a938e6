import { useInfiniteQuery } from '@tanstack/react-query';
import { type EndpointInput, type EndpointReply, searchJournal } from '@trolley/contract';
import { callStudio } from '../shell/api/callStudio.ts';
import type { StudioError } from '../shell/api/studioError.ts';

export type JournalQuery = Omit<EndpointInput<typeof searchJournal>['query'], 'before'>;
type Page = EndpointReply<typeof searchJournal>;

/** The journal page by page, the latest first: the next one begins where the last ended. */
export function useJournal(query: JournalQuery) {
  return useInfiniteQuery<
    Page,
    StudioError,
    { readonly pages: readonly Page[] },
    readonly unknown[],
    number | undefined
  >({
    queryKey: [searchJournal.path, query],
    queryFn: ({ pageParam, signal }) =>
      callStudio(
        searchJournal,
        { query: { ...query, ...(pageParam !== undefined && { before: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  });
}
