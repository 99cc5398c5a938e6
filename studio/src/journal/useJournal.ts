import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ContentKind,
  contentKinds,
  type EndpointInput,
  type EndpointReply,
  getContentHistory,
  type JournalEntry,
  searchJournal,
} from '@trolley/contract';
import { callStudio } from '../shell/api/callStudio.ts';
import type { StudioError } from '../shell/api/studioError.ts';

export type JournalQuery = Omit<EndpointInput<typeof searchJournal>['query'], 'before'>;
type Page = EndpointReply<typeof searchJournal>;

interface From {
  readonly before?: string;
}
type Ask = (from: From, options: { readonly signal: AbortSignal }) => Promise<Page>;

/** The journal page by page, the latest first: the next one begins where the last ended. */
export function useJournal(query: JournalQuery) {
  return usePages([searchJournal.path, query], (from, options) =>
    callStudio(searchJournal, { query: { ...query, ...from } }, options),
  );
}

/** What was done to one thing: of content everybody is told who sees it, of all else who may read the journal. */
export function useHistory({ kind, id }: JournalEntry['subject']) {
  const query = { subjectKind: kind, subjectId: id };
  return usePages([isContent(kind) ? getContentHistory.path : searchJournal.path, query], (from, options) =>
    isContent(kind)
      ? callStudio(getContentHistory, { query: { subjectKind: kind, subjectId: id, ...from } }, options)
      : callStudio(searchJournal, { query: { ...query, ...from } }, options),
  );
}

export const isContent = (kind: string): kind is ContentKind => (contentKinds as readonly string[]).includes(kind);

function usePages(queryKey: readonly unknown[], ask: Ask) {
  return useInfiniteQuery<
    Page,
    StudioError,
    { readonly pages: readonly Page[] },
    readonly unknown[],
    number | undefined
  >({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam === undefined ? {} : { before: String(pageParam) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  });
}
