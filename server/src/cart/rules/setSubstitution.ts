import type { Substitution } from '@trolley/contract';
import { cartFailures } from '@trolley/contract';
import type { Changed, Failed } from './change.ts';
import { withLine } from './change.ts';
import type { CartDocument } from './document.ts';

/** CART-18: for the whole cart; lines that differ go on differing. */
export function setSubstitution(document: CartDocument, substitution: Substitution): Changed {
  if (document.substitution === substitution) return { document };
  return { document: { ...document, substitution } };
}

/** CART-18: for one line; `null`: as the rest of the cart. */
export function setLineSubstitution(
  document: CartDocument,
  { sku, substitution }: { readonly sku: string; readonly substitution: Substitution | null },
): Changed | Failed {
  const line = document.lines.find((one) => one.sku === sku);
  if (!line) return { failure: cartFailures.lineNotFound };
  const { substitution: before, ...plain } = line;
  if ((before ?? null) === substitution) return { document };
  const lines = withLine(document.lines, substitution ? { ...plain, substitution } : plain);
  return { document: { ...document, lines } };
}

export function setCrates(document: CartDocument, desired: boolean): Changed {
  return { document: document.crates === desired ? document : { ...document, crates: desired } };
}
