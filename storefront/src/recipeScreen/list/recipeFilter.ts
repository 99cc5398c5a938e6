import {
  noRecipeFilter,
  type RecipeFacet,
  type RecipeFacetKey,
  type RecipeFilter,
  type RecipeListing,
  toggleRecipeFacet,
} from '@trolley/contract';

export type RecipeFacetValue = RecipeFacet['values'][number];
export interface RecipeChoice {
  readonly key: RecipeFacetKey;
  readonly value: RecipeFacetValue;
}

/** What narrows the list at the moment, read from the list itself. */
export function chosenOf({ facets }: Pick<RecipeListing, 'facets'>): readonly RecipeChoice[] {
  return facets.flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map((value) => ({ key, value })),
  );
}

export function filterOf(listing: Pick<RecipeListing, 'facets' | 'sort'>, q: string): RecipeFilter {
  const ordered: RecipeFilter = { ...noRecipeFilter, q, ...(listing.sort !== 'date' && { sort: listing.sort }) };
  return chosenOf(listing).reduce((filter, { key, value }) => toggleRecipeFacet(filter, key, value.value), ordered);
}
