import type { APIRequestContext } from '@playwright/test';
import {
  type CategoryTree,
  getCategoryTree,
  getProduct,
  getProducts,
  type Product,
  type ProductDetail,
} from '@trolley/contract';
import { apiGet } from './api.ts';

export type Department = CategoryTree['categories'][number];
export type Leaf = Department['children'][number]['children'][number];

/** What the shop sells, as its API tells it: journeys choose their products and categories from here. */
export interface Shelf {
  readonly products: readonly Product[];
  readonly departments: readonly Department[];
  /** Categories without any below them, with the way to them. */
  readonly leaves: readonly (Leaf & { readonly parents: readonly [Department, Department['children'][number]] })[];
  /** The product with this number, which must be there. */
  product(sku: string): Product;
  detail(sku: string): Promise<ProductDetail>;
  /** The first product that is so, looked at closely where that is asked for. */
  find(isCandidate: (product: Product) => boolean, isIt?: (detail: ProductDetail) => boolean): Promise<ProductDetail>;
}

const maxDetails = 80;

export async function openShelf(request: APIRequestContext): Promise<Shelf> {
  const [products, { categories: departments }] = await Promise.all([
    allProducts(request),
    apiGet(request, getCategoryTree),
  ]);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const detail = (sku: string) => apiGet(request, getProduct, { params: { sku } });
  return {
    products,
    departments,
    leaves: departments.flatMap((department) =>
      department.children.flatMap((branch) =>
        branch.children.map((leaf) => ({ ...leaf, parents: [department, branch] as const })),
      ),
    ),
    product(sku) {
      const found = bySku.get(sku);
      if (!found) throw new Error(`the API does not know product ${sku}`);
      return found;
    },
    detail,
    async find(isCandidate, isIt = () => true) {
      for (const { sku } of products.filter(isCandidate).slice(0, maxDetails)) {
        const found = await detail(sku);
        if (isIt(found)) return found;
      }
      throw new Error(`the catalogue has no such product: ${String(isCandidate)} ${String(isIt)}`);
    },
  };
}

/** Everything the shop sells, in the zone of the cookie. */
export async function allProducts(request: APIRequestContext, cookie?: string): Promise<readonly Product[]> {
  const query = { pageSize: 96 };
  const first = await apiGet(request, getProducts, { query, cookie });
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    apiGet(request, getProducts, { query: { ...query, page: index + 2 }, cookie }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results);
}
