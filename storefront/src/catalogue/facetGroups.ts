import { type Facet, type FacetFlag, type FacetKey, type FacetValue, facetFlags } from '@trolley/contract';

export interface FacetChoice {
  readonly key: FacetKey;
  readonly value: FacetValue;
}

export interface FacetGroup {
  readonly name: 'only' | Exclude<FacetKey, FacetFlag>;
  readonly choices: readonly FacetChoice[];
  /** Of prices: where their slider stops. */
  readonly steps?: readonly number[];
}

const isFlag = (key: FacetKey): key is FacetFlag => (facetFlags as readonly FacetKey[]).includes(key);
const groupOf = (key: FacetKey): FacetGroup['name'] => (isFlag(key) ? 'only' : key);

/** Facets as they are shown: switches stand together, in front; what would leave nothing is left out unless it is chosen. */
export function facetGroups(facets: readonly Facet[]): readonly FacetGroup[] {
  const groups = new Map<FacetGroup['name'], FacetChoice[]>([['only', []]]);
  for (const { key, values } of facets) {
    const choices = groups.get(groupOf(key)) ?? [];
    choices.push(...values.filter(({ count, selected }) => count > 0 || selected).map((value) => ({ key, value })));
    groups.set(groupOf(key), choices);
  }
  const steps = facets.find(({ key }) => key === 'price')?.steps;
  return [...groups]
    .map(([name, choices]) => ({ name, choices, ...(name === 'price' && steps && { steps }) }))
    .filter((group) => group.choices.length > 0 || 'steps' in group);
}

export function chosenOf(facets: readonly Facet[]): readonly FacetChoice[] {
  return facetGroups(facets)
    .flatMap(({ choices }) => choices)
    .filter(({ value }) => value.selected);
}
