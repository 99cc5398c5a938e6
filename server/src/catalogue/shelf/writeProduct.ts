import type { Product } from '@trolley/contract';

const written = new WeakMap<Product, Buffer>();

/** Its JSON, made once as long as it is the same: lists, searches and carts show the same products again and again. */
export function writeProduct(product: Product): Buffer {
  let bytes = written.get(product);
  if (bytes === undefined) written.set(product, (bytes = Buffer.from(JSON.stringify(product))));
  return bytes;
}
