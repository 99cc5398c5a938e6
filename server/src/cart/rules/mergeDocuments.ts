import { mostLines, mostPieces } from '@trolley/contract';
import { type CodeTerms, mayCombine } from '../../voucher/codes.ts';
import type { Changed, Products } from './change.ts';
import { mostCodes } from './codes.ts';
import type { CartDocument, CartLine } from './document.ts';
import { followPlace } from './followPlace.ts';
import { placeOf } from './setAddress.ts';

export interface MergeInput {
  /** The visitor's cart, whose content comes in. */
  readonly from: CartDocument;
  readonly fromId: string;
}

export interface Merged extends Changed {
  /** The slot of the visitor's cart was taken over: its hold has to come along. */
  readonly windowTaken: boolean;
  /** Lines for which there was no room. */
  readonly left: readonly CartLine[];
}

/** So many are remembered; a cart that was merged earlier is not open any more anyway. */
const mostMerged = 16;

/** CART-10: what both hold, quantities added up to the product's maximum. The same cart again changes nothing. */
export function mergeDocuments(document: CartDocument, { from, fromId }: MergeInput, products: Products): Merged {
  if (document.merged.includes(fromId)) return { document, windowTaken: false, left: [] };
  const { lines, left } = mergedLines(document.lines, from.lines, products);
  const address = document.address ?? from.address;
  const samePlace = address && from.address && placeOf(address) === placeOf(from.address);
  const windowTaken = !document.window && from.window !== undefined && samePlace === true && lines.length > 0;
  const billing = document.billing ?? from.billing;
  return {
    document: {
      ...document,
      lines,
      codes: mergedCodes(document.codes, from.codes),
      crates: document.crates || from.crates,
      ...(address && { address }),
      ...(windowTaken && { window: from.window }),
      ...(billing && { billing: followPlace(billing, address) }),
      merged: [...document.merged, fromId].slice(-mostMerged),
    },
    windowTaken,
    left,
  };
}

function mergedLines(own: readonly CartLine[], other: readonly CartLine[], products: Products) {
  const lines = new Map(own.map((line) => [line.sku, line]));
  const left: CartLine[] = [];
  for (const line of other) {
    const beside = lines.get(line.sku);
    if (!beside && lines.size >= mostLines) left.push(line);
    else lines.set(line.sku, sumOf(beside, line, products));
  }
  return { lines: [...lines.values()], left };
}

function sumOf(own: CartLine | undefined, line: CartLine, products: Products): CartLine {
  const most = products.product(line.sku)?.maxQuantity ?? mostPieces;
  return { ...line, ...own, quantity: Math.min((own?.quantity ?? 0) + line.quantity, most) };
}

function mergedCodes(own: readonly CodeTerms[], other: readonly CodeTerms[]): readonly CodeTerms[] {
  const codes = [...own];
  for (const one of other) {
    const fits = codes.every((known) => known.code !== one.code && mayCombine(known, one));
    if (fits && codes.length < mostCodes) codes.push(one);
  }
  return codes;
}

/** CART-09: the same products in the same quantities, in whatever order. */
export function isSameContent(one: CartDocument, other: CartDocument): boolean {
  if (one.lines.length !== other.lines.length) return false;
  const quantities = new Map(other.lines.map(({ sku, quantity }) => [sku, quantity]));
  return one.lines.every(({ sku, quantity }) => quantities.get(sku) === quantity);
}
