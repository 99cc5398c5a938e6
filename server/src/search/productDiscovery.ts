import type { BrandHit, CategoryHit, ListingFilter, ProductSearch } from '@trolley/contract';

export interface ProductSearchAsk {
  /** As `readSearchTerm` leaves it: trimmed, without control characters, not too long. */
  readonly term: string;
  readonly filter: ListingFilter;
  readonly page: number;
  readonly pageSize: number;
  readonly zone: string;
  /** Misspelt words are not corrected. */
  readonly exact?: boolean | undefined;
}

export interface FewAsk {
  readonly term: string;
  readonly offset: number;
  readonly pageSize: number;
  readonly zone: string;
}

export interface Found<T> {
  readonly total: number;
  readonly results: readonly T[];
}

/** What answers searches for products: the engine in this process, or a provider outside. */
export interface ProductDiscovery {
  products(ask: ProductSearchAsk): ProductSearch | Promise<ProductSearch>;
  categories(ask: FewAsk): Found<CategoryHit> | Promise<Found<CategoryHit>>;
  brands(ask: FewAsk): Found<BrandHit> | Promise<Found<BrandHit>>;
}
