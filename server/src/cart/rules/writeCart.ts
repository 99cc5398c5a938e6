import type { Cart, CartPatch, CartReply, LineItem, Product } from '@trolley/contract';
import { writeProduct } from '../../catalogue/shelf/writeProduct.ts';

/** Exactly `JSON.stringify` of a cart that `showCart` made, but each product is written once as long as it is the same. */
export function writeCart(cart: Cart | CartReply | CartPatch): string {
  if (!('productLineItems' in cart)) return JSON.stringify(cart);
  const text = JSON.stringify({ ...cart, productLineItems: 0 });
  // Within a text its quotes would be written with a backslash, so this can only be the field.
  const at = text.indexOf(noLines) + noLines.length - 1;
  return text.slice(0, at) + writeLines(cart.productLineItems) + text.slice(at + 1);
}

const noLines = '"productLineItems":0';

function writeLines(lines: readonly LineItem[]): string {
  let text = '';
  for (const line of lines) text += (text === '' ? '' : ',') + writeLine(line);
  return `[${text}]`;
}

function writeLine(line: LineItem): string {
  return beginningOf(line.product) + endOf(line);
}

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

const beginnings = new WeakMap<Product, string>();

/** A line's id is its product's sku. */
function beginningOf(product: Product): string {
  let text = beginnings.get(product);
  if (text === undefined) {
    text = `{"lineItemId":${JSON.stringify(product.sku)},"product":${writeProduct(product)}`;
    beginnings.set(product, text);
  }
  return text;
}
