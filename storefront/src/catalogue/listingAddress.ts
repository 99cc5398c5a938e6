import { type Listing, type ListingFilter, type ListingSort, noFilter, toggleFacet } from '@trolley/contract';

/** What narrows and orders the list that is shown, read from the list itself: its facets know what is chosen. */
export function filterOf({ facets, sort }: Listing, defaultSort: ListingSort): ListingFilter {
  const ordered: ListingFilter = sort === defaultSort ? noFilter : { ...noFilter, sort };
  return facets.reduce(
    (filter, { key, values }) =>
      values.reduce((next, { value, selected }) => (selected ? toggleFacet(next, key, value) : next), filter),
    ordered,
  );
}
