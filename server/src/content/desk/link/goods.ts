/** What links may lead to beside pages, as the catalogue has it. */
export interface Goods {
  readonly categories: ReadonlyMap<string, { readonly slug: string; readonly name: string; readonly parent?: string }>;
  readonly brands: ReadonlyMap<string, { readonly slug: string; readonly name: string }>;
  readonly recipes: ReadonlyMap<string, { readonly slug: string; readonly title: string }>;
  readonly products: ReadonlyMap<
    string,
    {
      readonly sku: string;
      readonly slug: string;
      readonly name: string;
      readonly pack: string;
      readonly popularity: number;
    }
  >;
  readonly skuBySlug: ReadonlyMap<string, string>;
}
