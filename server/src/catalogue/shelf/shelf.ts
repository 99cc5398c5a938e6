import type {
  Brand,
  BrandDetail,
  Category,
  CategoryTree,
  Listing,
  ListingFilter,
  Product,
  ProductDetail,
} from '@trolley/contract';

/** Which products a list is made of. */
export type ListOf =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly slug: string }
  /** In this order, unless another is asked for: what a search found, or a choice by hand. */
  | {
      readonly kind: 'ranked';
      readonly skus: readonly string[];
      /** Names these skus in this order, as long as the catalogue is the same; then what is made of them is kept. */
      readonly key?: string;
    };

export interface ListingAsk {
  readonly of: ListOf;
  readonly filter: ListingFilter;
  /** From 1; beyond the end it is empty. */
  readonly page: number;
  /** 48 by default. */
  readonly pageSize?: number;
}

/** What a shop likes to tell of itself. */
export interface ShelfNumbers {
  readonly products: number;
  readonly offers: number;
  /** Products that are cheaper for members. */
  readonly memberPrices: number;
  /** The last day of all offers, where they end together. */
  readonly offersUntil?: string;
}

/** The catalogue as one zone sees it: its assortment, its prices. What it gives is shared, never to be changed. */
export interface Shelf {
  readonly zone: string;
  /** Undefined when there is none, or the zone does not carry it. */
  product(sku: string): Product | undefined;
  productBySlug(slug: string): Product | undefined;
  detail(sku: string): ProductDetail | undefined;
  tree(): CategoryTree;
  category(slug: string): Category | undefined;
  /** The best known product of a category and those below it. */
  best(category: string): Product | undefined;
  /** In alphabetical order of the tenant's language. */
  brands(): readonly Brand[];
  brand(slug: string): BrandDetail | undefined;
  /** The best known products of a brand. */
  ofBrand(slug: string, most: number): readonly Product[];
  list(ask: ListingAsk): Listing;
  /** Orderable ones of the same leaf first, nearest by brand, labels, price and popularity. */
  similar(sku: string, most: number): readonly Product[];
  /** What is bought or used together with it, other things than itself; empty where too little is known. */
  companions(sku: string, most: number): { readonly bought: boolean; readonly products: readonly Product[] };
  /** This week's offers, best known first, no more than a few of one category. */
  offers(most: number): readonly Product[];
  popular(most: number): readonly Product[];
  numbers(): ShelfNumbers;
  /** The product as a store has it today. */
  inStore(product: Product, store: string): Product;
}
