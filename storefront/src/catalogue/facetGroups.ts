import type { Facet, FacetKey, FacetValue } from '@trolley/contract';

export interface FacetChoice {
  readonly key: FacetKey;
  readonly value: FacetValue;
}

/** As people ask: what suits me, what is in it, where is it from, what does it cost, who makes it. */
const groupNames = ['forYou', 'diet', 'origin', 'price', 'brand', 'without'] as const;

export interface FacetGroup {
  readonly name: (typeof groupNames)[number];
  readonly choices: readonly FacetChoice[];
  /** Of prices: where their slider stops, and how many products lie between its stops. */
  readonly steps?: readonly number[];
  readonly counts?: readonly number[];
}

/** Keys in the order they are shown within their group. */
const groupOf: Readonly<Record<FacetKey, FacetGroup['name']>> = {
  member: 'forYou',
  offer: 'forYou',
  organic: 'diet',
  diet: 'diet',
  returnable: 'diet',
  regional: 'origin',
  origin: 'origin',
  price: 'price',
  brand: 'brand',
  without: 'without',
};
const keys = Object.keys(groupOf) as FacetKey[];

/** Facets as they are shown; what would leave nothing is left out unless it is chosen. */
export function facetGroups(facets: readonly Facet[]): readonly FacetGroup[] {
  const known = new Map(facets.map((facet) => [facet.key, facet]));
  return groupNames.flatMap((name): FacetGroup[] => {
    const choices = keys
      .filter((key) => groupOf[key] === name)
      .flatMap((key) => (known.get(key)?.values ?? []).map((value) => ({ key, value })))
      .filter(({ value: { count, selected } }) => count > 0 || selected);
    const { steps, counts } = (name === 'price' && known.get('price')) || {};
    if (choices.length === 0 && !steps) return [];
    return [{ name, choices, ...(steps && { steps }), ...(counts && { counts }) }];
  });
}

/** A few that most people ask for, to be chosen without opening anything. */
export function quickChoices(groups: readonly FacetGroup[], most = 6): readonly FacetChoice[] {
  return groups.flatMap(({ name, choices }) => (name === 'forYou' || name === 'diet' ? choices : [])).slice(0, most);
}

export function chosenOf(facets: readonly Facet[]): readonly FacetChoice[] {
  return facetGroups(facets)
    .flatMap(({ choices }) => choices)
    .filter(({ value }) => value.selected);
}
