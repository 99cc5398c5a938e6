import { getProducts, type Listing } from '@trolley/contract';
import type { Goods } from './shopper.ts';

/** What is sold by the piece, to anybody. */
export async function findGoods(url: string): Promise<readonly Goods[]> {
  const found: Goods[] = [];
  for (let page = 1; found.length < 60; page++) {
    const listing = (await (await fetch(`${url}${getProducts.path}?page=${page}`)).json()) as Listing;
    if (listing.results.length === 0) break;
    for (const { sku, price, availability, weightArticle, weightPieceArticle, minAge, maxQuantity } of listing.results)
      if (
        availability === 'available' &&
        !weightArticle &&
        !weightPieceArticle &&
        minAge === undefined &&
        maxQuantity >= 20
      )
        found.push({ sku, price: price.offer?.value ?? price.regular.value });
  }
  return found;
}
