import {
  type BrandHit,
  type CategoryHit,
  type ContentHit,
  type Product,
  type ProductSearch,
  type RecipeSummary,
  type SearchBanner,
  type SearchType,
  searchTypes,
} from '@trolley/contract';

/** What a search of one type answers. */
export interface Found<T> {
  readonly count: number;
  readonly offset: number;
  readonly results: readonly T[];
  readonly total: number;
}
export interface FoundBy {
  readonly products: Found<Product> & Pick<ProductSearch, 'corrected'>;
  readonly categories: Found<CategoryHit>;
  readonly brands: Found<BrandHit>;
  readonly recipes: Found<RecipeSummary>;
  readonly content: Found<ContentHit>;
}
/** Also the result of a failed search. */
export const nothing: Found<never> = { count: 0, offset: 0, results: [], total: 0 };

export interface FlyoutState {
  /** What is searched for; empty where nothing is. */
  readonly term: string;
  readonly loading: Readonly<Record<SearchType | 'banner', boolean>>;
  /** The last results; those of the term before until the new response is there. */
  readonly found: Partial<FoundBy>;
  readonly banner: SearchBanner | null;
}

export type FlyoutEvent =
  | { readonly kind: 'asked'; readonly term: string; readonly types: readonly SearchType[] }
  | { readonly kind: 'found'; readonly term: string; readonly found: Partial<FoundBy> }
  | { readonly kind: 'banner'; readonly term: string; readonly banner: SearchBanner | null }
  | { readonly kind: 'cleared' };

const loadingNothing = {
  products: false,
  categories: false,
  brands: false,
  recipes: false,
  content: false,
  banner: false,
};
export const emptyFlyout: FlyoutState = { term: '', loading: loadingNothing, found: {}, banner: null };

/** Responses to former terms are dropped. */
export function flyoutState(state: FlyoutState, event: FlyoutEvent): FlyoutState {
  switch (event.kind) {
    case 'cleared':
      return emptyFlyout;
    case 'asked': {
      const asked = Object.fromEntries(event.types.map((type) => [type, true]));
      return { ...state, term: event.term, loading: { ...loadingNothing, ...asked, banner: true } };
    }
    case 'found': {
      if (event.term !== state.term) return state;
      const answered = Object.fromEntries(Object.keys(event.found).map((type) => [type, false]));
      return { ...state, loading: { ...state.loading, ...answered }, found: { ...state.found, ...event.found } };
    }
    case 'banner':
      if (event.term !== state.term) return state;
      return { ...state, loading: { ...state.loading, banner: false }, banner: event.banner };
  }
}

/** The number of results of all types; undefined while one is loading. */
export function totalFound({ term, loading, found }: FlyoutState): number | undefined {
  if (term === '' || searchTypes.some((type) => loading[type])) return undefined;
  return searchTypes.reduce((sum, type) => sum + (found[type]?.total ?? 0), 0);
}
