import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Pagination } from '@trolley/ui/Pagination.tsx';
import { useText } from '../shell/shop.tsx';
import type { useAppendedPages } from './useAppendedPages.ts';

interface ListPagesProps extends Pick<ReturnType<typeof useAppendedPages>, 'isLoading' | 'onMore'> {
  /** The page that was opened, and the last that is shown below it. */
  readonly page: number;
  readonly shownPage: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly pageSize: number;
  hrefOf(page: number): string;
}

/**
 * How much of a list is shown, and the way to more of it: a link to the next page, whose products a script appends.
 * The pages stay links of their own for crawlers, for browsers without scripts and for whoever opened one in the middle.
 */
export function ListPages(props: ListPagesProps) {
  const { page, shownPage, pages, from, to, total, pageSize, hrefOf, isLoading, onMore } = props;
  const text = useText();
  const words =
    from > 1 ? text('catalogue.shown', { from, to, total }) : text('catalogue.shownOf', { count: to, total });
  return (
    <div className={classes('listing-pages', page === 1 && 'listing-pages-whole')}>
      {/* Read out when more was appended. */}
      <p className="figures" aria-live="polite">
        {words}
      </p>
      <progress value={to} max={total} aria-label={words} />
      {shownPage < pages && (
        <ButtonLink
          href={hrefOf(shownPage + 1)}
          kind="outline"
          rel="next"
          aria-busy={isLoading}
          onClick={onMore}
          // It is not left for: nothing needs to be fetched ahead.
          onPointerDown={(event) => event.stopPropagation()}
        >
          {text('catalogue.more', { count: Math.min(pageSize, total - to) })}
        </ButtonLink>
      )}
      <Pagination
        label={text('catalogue.pages.label')}
        previousLabel={text('catalogue.pages.previous')}
        nextLabel={text('catalogue.pages.next')}
        pageLabel={(number) => text('catalogue.pages.page', { page: number })}
        current={page}
        last={pages}
        hrefOf={hrefOf}
      />
    </div>
  );
}
