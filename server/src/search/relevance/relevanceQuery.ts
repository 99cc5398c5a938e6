/** What has to stand among the first three: of the products, or of the categories. */
export type Expectation =
  | { readonly kind: 'product'; readonly pattern: RegExp }
  | { readonly kind: 'from'; readonly category: string }
  | { readonly kind: 'category'; readonly category: string };

/** A term as a shopper types it, and all that it has to bring. */
export type RelevanceQuery = readonly [term: string, ...expected: readonly [Expectation, ...Expectation[]]];

export type RelevanceSuite = Readonly<Record<string, readonly RelevanceQuery[]>>;

/** A product whose brand, name and pack read like this. */
export const product = (pattern: RegExp): Expectation => ({ kind: 'product', pattern });

/** A product that lies in this category, at any level. */
export const from = (category: string): Expectation => ({ kind: 'from', category });

/** The category itself, in the list of categories. */
export const category = (slug: string): Expectation => ({ kind: 'category', category: slug });
