import { type ContentLink, findContentLinks, type LinkKind } from '@trolley/contract';
import { useCall } from '../../shell/api/useCalls.ts';
import { fitsWords, useLinkTitle } from './linkWords.ts';

/** What a link can lead to, each by its name in the person's language; the shop's own pages after those of editors. */
export function useFoundLinks(query: string, kind: LinkKind | undefined) {
  const titleOf = useLinkTitle();
  const found = useCall(
    findContentLinks,
    { query: { query, kind } },
    { keepPrevious: true, enabled: kind !== 'route' },
  );
  // A few dozen at most, so they are asked for once.
  const wantsRoutes = kind === undefined || kind === 'route';
  const own = useCall(findContentLinks, { query: { query: '', kind: 'route' } }, { enabled: wantsRoutes });
  const routes = wantsRoutes
    ? (own.data?.links ?? [])
        .map((link): ContentLink => ({ ...link, title: titleOf(link) }))
        .filter(({ title, hint }) => fitsWords(query, title, hint))
        .toSorted((one, other) => one.title.localeCompare(other.title))
    : [];
  const others = kind === 'route' ? [] : (found.data?.links ?? []).filter((link) => link.kind !== 'route');
  const pages = others.filter((link) => link.kind === 'page');
  const asked = kind === 'route' ? own : found;
  return {
    links: [...pages, ...routes, ...others.filter((link) => link.kind !== 'page')],
    isSuccess: asked.isSuccess,
    /** Of what was asked before: the answer is on its way. */
    isPrevious: asked.isPlaceholderData,
    error: asked.error,
    refetch: () => void asked.refetch(),
  };
}
