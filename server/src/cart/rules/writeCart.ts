import type { Cart, CartPatch, CartReply, LineItem, Product } from '@trolley/contract';
import { writeProduct } from '../../catalogue/shelf/writeProduct.ts';
import { type JsonPiece, joinPieces } from '../../platform/jsonPieces.ts';

/** Exactly `JSON.stringify` of a cart that `showCart` made, but each product is written once as long as it is the same. */
export function writeCart(cart: Cart | CartReply | CartPatch): readonly JsonPiece[] {
  if (!('productLineItems' in cart)) return [JSON.stringify(cart)];
  const text = JSON.stringify({ ...cart, productLineItems: 0 });
  // Within a text its quotes would be written with a backslash, so this can only be the field.
  const at = text.indexOf(noLines) + noLines.length - 1;
  const pieces: JsonPiece[] = [`${text.slice(0, at)}[`];
  cart.productLineItems.forEach((line, place) => {
    pieces.push(beginningOf(line.product, place > 0), endOf(line));
  });
  pieces.push(`]${text.slice(at + 1)}`);
  return pieces;
}

const noLines = '"productLineItems":0';

const ends = new WeakMap<LineItem, string>();

/** A line that is shown as before is written as before. */
function endOf(line: LineItem): string {
  let text = ends.get(line);
  if (text === undefined) {
    const { quantity, perPiecePrice, linePrice, regularLinePrice, substitution, addedAt } = line;
    text = `,"quantity":${quantity},"perPiecePrice":${perPiecePrice}`;
    text += `,"linePrice":${linePrice},"regularLinePrice":${regularLinePrice}`;
    if (substitution) text += `,"substitution":"${substitution}"`;
    if (addedAt) text += `,"addedAt":"${addedAt}"`;
    text += '}';
    ends.set(line, text);
  }
  return text;
}

const beginnings = new WeakMap<Product, Buffer>();

/** A line's id is its product's sku. Kept with the comma that divides it from the line before. */
function beginningOf(product: Product, withComma: boolean): Buffer {
  let bytes = beginnings.get(product);
  if (bytes === undefined) {
    bytes = joinPieces([`,{"lineItemId":${JSON.stringify(product.sku)},"product":`, writeProduct(product)]);
    beginnings.set(product, bytes);
  }
  return withComma ? bytes : bytes.subarray(1);
}
