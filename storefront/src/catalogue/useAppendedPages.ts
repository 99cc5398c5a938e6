import type { Listing } from '@trolley/contract';
import { type MouseEvent, useEffect, useState } from 'react';
import { type AppendedPages, appending } from './appendedPages.ts';
import { pageInHash } from './listHash.ts';

const load = () => import('./appendPages.ts');

/** Pages below the one that was opened, those too that were there when the shopper left the list. */
export function useAppendedPages(opened: Listing, hrefOf: (page: number) => string) {
  const [shown, setShown] = useState(() => ({ of: opened, pages: appending.recall(opened) }));
  const [isLoading, setLoading] = useState(false);
  // Another list: what was appended to the one before is gone with it.
  const pages = shown.of === opened ? shown.pages : appending.recall(opened);
  const show = (all: AppendedPages | undefined) => all && setShown({ of: opened, pages: all });

  useEffect(() => {
    // After a reload, or by a link, the address tells of pages that no script has.
    const upTo = Math.min(pageInHash(location.hash) ?? 0, opened.pages);
    if (upTo > opened.page + pages.length)
      void load().then(({ restorePages }) => restorePages(opened, hrefOf).then(show));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each list
  }, [opened]);

  // What was appended is on the page now.
  useEffect(() => appending.arrived(), [shown]);

  const onMore = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    const { href } = event.currentTarget;
    setLoading(true);
    void load()
      .then(({ appendPage }) => appendPage(opened, pages, href).then(show))
      // What cannot be appended is still a page of its own.
      .catch(() => location.assign(href))
      .then(() => setLoading(false));
  };

  return { pages, isLoading, onMore };
}
