import type { Facet, FacetKey, FacetValue } from '@trolley/contract';

export interface FacetChoice {
  readonly key: FacetKey;
  readonly value: FacetValue;
}

export interface FacetGroup {
  readonly name: 'only' | Exclude<FacetKey, 'organic' | 'offer'>;
  readonly choices: readonly FacetChoice[];
}

const groupOf = (key: FacetKey): FacetGroup['name'] => (key === 'organic' || key === 'offer' ? 'only' : key);

/** Facets as they are shown: switches stand together, in front; what would leave nothing is left out unless it is chosen. */
export function facetGroups(facets: readonly Facet[]): readonly FacetGroup[] {
  const groups = new Map<FacetGroup['name'], FacetChoice[]>([['only', []]]);
  for (const { key, values } of facets) {
    const choices = groups.get(groupOf(key)) ?? [];
    choices.push(...values.filter(({ count, selected }) => count > 0 || selected).map((value) => ({ key, value })));
    groups.set(groupOf(key), choices);
  }
  return [...groups].filter(([, choices]) => choices.length > 0).map(([name, choices]) => ({ name, choices }));
}

export function chosenOf(facets: readonly Facet[]): readonly FacetChoice[] {
  return facetGroups(facets)
    .flatMap(({ choices }) => choices)
    .filter(({ value }) => value.selected);
}
