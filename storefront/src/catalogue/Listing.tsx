import {
  clearFacets,
  type ListingAddress,
  type Listing as ListingPage,
  type ListingSort,
  type ListStory,
} from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../shell/shop.tsx';
import type { Bought } from './BoughtFilter.tsx';
import { BoughtRoom, useBoughtMarks } from './BoughtRoom.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterButton, FilterPanel } from './FilterPanel.tsx';
import { chosenOf, facetGroups, quickChoices } from './facetGroups.ts';
import './listing.css';
import { ListPages } from './ListPages.tsx';
import { boughtHash } from './listHash.ts';
import { filterOf } from './listingAddress.ts';
import { NoProducts } from './NoProducts.tsx';
import { GridTiles, ProductGrid } from './ProductGrid.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SortForm } from './SortForm.tsx';
import { useAppendedPages } from './useAppendedPages.ts';

interface ListingProps {
  readonly listing: ListingPage;
  /** Path and query of this list, narrowed and ordered otherwise. */
  hrefOf(address: ListingAddress): string;
  readonly title: ReactNode;
  /** What was bought before can be asked for: of this category, or of what `filter` leaves. */
  readonly bought?: { readonly category?: string; readonly filter?: Partial<ListingAddress['filter']> };
  /** Below the title, such as ways into what the list is made of. */
  readonly intro?: ReactNode;
  /** Above the facets, such as the surroundings of a category. */
  readonly side?: ReactNode;
  /** What is told among its products. */
  readonly story?: ListStory | undefined;
  /** How the list is ordered where its address does not say. */
  readonly defaultSort?: ListingSort;
}

/** A list of products, and how to narrow it, order it and turn its pages. */
export function Listing(props: ListingProps) {
  const { listing, title, intro, side, story, defaultSort = 'popularity', bought } = props;
  const text = useText();
  const { page, pages, total, offset, count, results, facets, sort, pageSize } = listing;
  const [own, setOwn] = useState<Bought>();
  const boughtBefore = own?.of === listing ? own.products : undefined;
  // Narrowed further it is still what was bought before.
  const hrefOf: typeof props.hrefOf = (address) => props.hrefOf(address) + (boughtBefore ? boughtHash : '');
  const filter = filterOf(listing, defaultSort);
  const pageHref = (number: number) => hrefOf({ filter, page: number });
  const more = useAppendedPages(listing, pageHref);
  const narrowed = (next: ListingAddress['filter']) => hrefOf({ filter: next, page: 1 });
  const groups = facetGroups(facets);
  const chosen = chosenOf(facets);
  const clearHref = narrowed(clearFacets(filter));
  const counted = text('catalogue.count', { count: total });
  const status = useArrivalAt(listing);
  useBoughtMarks();
  const hasSide = groups.length > 0 || side !== undefined;

  return (
    <div className={classes('listing', !hasSide && 'listing-plain')}>
      <div className="listing-head">
        <h1>{title}</h1>
        <p role="status" ref={status} tabIndex={-1}>
          {boughtBefore
            ? text('catalogue.bought.count', { count: boughtBefore.total })
            : page > 1
              ? text('catalogue.countPage', { count: total, page, pages })
              : counted}
        </p>
      </div>
      {intro !== undefined && <div className="listing-intro">{intro}</div>}
      {total > 0 && (
        <div className="listing-bar">
          {groups.length > 0 && <FilterButton chosen={chosen.length} />}
          {bought && (
            <BoughtRoom
              listing={listing}
              category={bought.category}
              filter={{ ...filter, ...bought.filter }}
              onShow={setOwn}
            />
          )}
          <SortForm
            sort={sort}
            defaultSort={defaultSort}
            filter={filter}
            action={hrefOf({ filter: clearFacets({ ...filter, sort: undefined }), page: 1 })}
          />
          <QuickFilters choices={quickChoices(groups)} filter={filter} hrefOf={narrowed} />
        </div>
      )}
      {hasSide && (
        <FilterPanel
          {...{ side, groups, filter, counted }}
          hrefOf={narrowed}
          clearHref={chosen.length > 0 ? clearHref : undefined}
        />
      )}
      <div className="listing-main">
        <ChosenFilters chosen={chosen} filter={filter} clearHref={clearHref} hrefOf={narrowed} />
        {boughtBefore ? (
          <ProductGrid products={boughtBefore.results} markBought={false} />
        ) : results.length > 0 ? (
          <>
            <ProductGrid products={results} story={story} first>
              {more.pages.map(({ listing: { page: number, results: next }, story: told }) => (
                <GridTiles key={number} products={next} story={told} />
              ))}
            </ProductGrid>
            {pages > 1 && (
              <ListPages
                {...{ page, pages, total, pageSize }}
                shownPage={page + more.pages.length}
                from={offset + 1}
                to={more.pages.reduce((sum, { listing: { count: next } }) => sum + next, offset + count)}
                isLoading={more.isLoading}
                onMore={more.onMore}
                hrefOf={pageHref}
              />
            )}
          </>
        ) : (
          <NoProducts
            beyond={total > 0}
            filtered={chosen.length > 0}
            firstHref={narrowed(filter)}
            clearHref={clearHref}
          />
        )}
      </div>
    </div>
  );
}

/** After turning a page, or when what had the focus is gone, the keyboard goes on from the count, which was just read out. */
function useArrivalAt(listing: ListingPage) {
  const status = useRef<HTMLParagraphElement>(null);
  const seen = useRef(listing);
  useEffect(() => {
    if (seen.current === listing) return;
    seen.current = listing;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (lost || activeElement.closest('.listing-pages')) status.current?.focus({ preventScroll: true });
  }, [listing]);
  return status;
}
