import type { ProductSearch } from '@trolley/contract';
import { writeProduct } from '../catalogue/shelf/writeProduct.ts';

/** Exactly `JSON.stringify` of what a search found, but each product is written once as long as it is the same. */
export function writeSearch(found: ProductSearch): string {
  const text = JSON.stringify({ ...found, results: 0 });
  // Within a text its quotes would be written with a backslash, so this can only be the field.
  const at = text.indexOf(noResults) + noResults.length - 1;
  return `${text.slice(0, at)}[${found.results.map(writeProduct).join(',')}]${text.slice(at + 1)}`;
}

const noResults = '"results":0';
