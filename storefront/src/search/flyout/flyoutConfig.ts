import { type ClientRuntimeConfig, type SearchFlyoutConfig, type SearchType, searchTypes } from '@trolley/contract';

type FlyoutType = SearchFlyoutConfig['types'][number];
export type FlyoutConfig = Pick<SearchFlyoutConfig, 'ratio' | 'types'>;

const twelfths = 12;

/** The flyout without a configuration. */
export const plainFlyout: FlyoutConfig = {
  ratio: [6, 6],
  types: searchTypes.map((type, index) => ({ type, order: index + 1 })),
};

/**
 * The component configuration `search`; missing and invalid parts get their default. Types whose feature
 * is off are neither shown nor fetched, even if editors configured them.
 */
export function readFlyoutConfig(
  given: unknown,
  flags: Pick<ClientRuntimeConfig, 'featureProductDiscovery' | 'featureRecipes'>,
): FlyoutConfig {
  const { ratio, types } = (given ?? {}) as { readonly ratio?: unknown; readonly types?: unknown };
  const isOn = ({ type }: FlyoutType) => {
    if (type === 'recipes') return flags.featureRecipes;
    return type === 'content' || flags.featureProductDiscovery;
  };
  const known = Array.isArray(types) ? types.filter(isFlyoutType).filter(isOn) : [];
  return {
    ratio: isRatio(ratio) ? ratio : plainFlyout.ratio,
    types: known.length > 0 ? known : plainFlyout.types.filter(isOn),
  };
}

/** Odd orders stand on the left, even ones on the right, each column from the lowest to the highest. */
export function columnsOf(types: readonly FlyoutType[]): readonly [left: FlyoutType[], right: FlyoutType[]] {
  const sorted = [...types].sort((a, b) => a.order - b.order);
  const isOdd = ({ order }: FlyoutType) => Math.abs(order) % 2 === 1;
  return [sorted.filter(isOdd), sorted.filter((type) => !isOdd(type))];
}

function isFlyoutType(value: unknown): value is FlyoutType {
  const { type, order, emptyResultsContent } = (value ?? {}) as Partial<Record<keyof FlyoutType, unknown>>;
  return (
    searchTypes.includes(type as SearchType) &&
    Number.isInteger(order) &&
    (emptyResultsContent === undefined || typeof emptyResultsContent === 'string')
  );
}

function isRatio(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((part) => Number.isInteger(part) && part >= 1) &&
    value[0] + value[1] === twelfths
  );
}
