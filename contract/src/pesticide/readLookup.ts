import { fieldProblem } from '../form/fields.ts';
import { hasCheckDigit, isGtinLength, sameGtin } from '../form/gtin.ts';
import { isPlainText } from '../wire/plainText.ts';
import type { LookupKind, LookupProblem } from './codes.ts';

/** What somebody looks for, as they meant it. */
export type Lookup =
  | { readonly by: 'product'; readonly words: string }
  /** With 14 digits; see `sameGtin`. */
  | { readonly by: 'ean'; readonly ean: string }
  | { readonly by: 'batch'; readonly batch: string };

/** The longest address of a lookup is one of a product's name: longer texts are answered before they are read. */
const fieldOf = { product: 'productName', ean: 'productEan', batch: 'batch' } as const;

/**
 * What was typed, or what is wrong with it (VAL-14). Whoever types the whole number of a barcode means the barcode,
 * whatever is chosen beside the field.
 */
export function readLookup(chosen: LookupKind, typed: string): Lookup | LookupProblem {
  const given = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (given === '') return { kind: 'required' };
  if (!isPlainText(given)) return { kind: 'characters' };
  const digits = given.replace(/[\s-]/g, '');
  const by = chosen === 'product' && isGtinLength(digits) && hasCheckDigit(digits) ? 'ean' : chosen;
  const problem = fieldProblem(fieldOf[by], by === 'ean' ? digits : given);
  if (problem)
    return problem.kind === 'integer' ? { kind: 'digits' } : { kind: 'maxLength', limit: problem.limit ?? 0 };
  if (by === 'product') return { by, words: given };
  if (by === 'batch') return { by, batch: given };
  if (!isGtinLength(digits)) return { kind: 'length', limit: digits.length };
  return hasCheckDigit(digits) ? { by, ean: sameGtin(digits) } : { kind: 'checkDigit' };
}

/** Batches are read off a label: capitals, spaces and signs in between say nothing. */
export const sameBatch = (batch: string): string => batch.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
