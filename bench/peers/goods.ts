import {
  currentPrice,
  fullName,
  getProduct,
  getProducts,
  type Listing,
  type Product,
  type ProductDetail,
} from '@trolley/contract';
import type { Goods, Ware } from './candidate.ts';
import { openClient } from './client.ts';

const pageSize = 96;
/** Fifteen of them are enough for a delivery, in every shop. */
const leastPrice = 300;

/** What Trolley's demo shop sells, through its own API: all of it, or so many. */
export async function readGoods(url: string, most: number): Promise<Goods> {
  const client = openClient(url);
  const get = async <T>(path: string) => (await client.send('GET', path)).json<T>();
  const listed: Product[] = [];
  for (let page = 1; listed.length < most; page++) {
    const { results } = await get<Listing>(`${getProducts.path}?page=${page}&pageSize=${pageSize}`);
    if (results.length === 0) break;
    listed.push(...results);
  }
  const products: Ware[] = [];
  for (const product of listed.slice(0, most)) {
    const { facts } = await get<ProductDetail>(getProduct.path.replace('{sku}', product.sku));
    products.push(wareOf(product, facts.about));
  }
  client.close();
  return { products };
}

function wareOf(product: Product, description: string): Ware {
  const price = currentPrice(product.price);
  return {
    sku: product.sku,
    slug: product.slug,
    name: fullName(product),
    pack: product.pack,
    description,
    price,
    category: product.category,
    root: product.parentCategories[0] ?? product.category,
    orderable:
      product.availability === 'available' &&
      product.maxQuantity > 4 &&
      product.minAge === undefined &&
      !product.weightArticle &&
      price >= leastPrice,
  };
}
