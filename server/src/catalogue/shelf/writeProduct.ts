import type { Product } from '@trolley/contract';

const written = new WeakMap<Product, string>();

/** Its JSON, made once as long as it is the same: lists, searches and carts show the same products again and again. */
export function writeProduct(product: Product): string {
  let text = written.get(product);
  if (text === undefined) written.set(product, (text = JSON.stringify(product)));
  return text;
}
