import type { ProductSearch } from '@trolley/contract';
import { writeProduct } from '../catalogue/shelf/writeProduct.ts';
import type { JsonPiece } from '../platform/jsonPieces.ts';

/** Exactly `JSON.stringify` of what a search found, but each product is written once as long as it is the same. */
export function writeSearch(found: ProductSearch): readonly JsonPiece[] {
  const text = JSON.stringify({ ...found, results: 0 });
  // Within a text its quotes would be written with a backslash, so this can only be the field.
  const at = text.indexOf(noResults) + noResults.length - 1;
  const pieces: JsonPiece[] = [`${text.slice(0, at)}[`];
  for (const product of found.results) {
    if (pieces.length > 1) pieces.push(',');
    pieces.push(writeProduct(product));
  }
  pieces.push(`]${text.slice(at + 1)}`);
  return pieces;
}

const noResults = '"results":0';
