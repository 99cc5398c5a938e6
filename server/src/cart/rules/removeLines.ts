import type { Changed } from './change.ts';
import type { CartDocument } from './document.ts';

/** One that is not there changes nothing. */
export function removeLines(document: CartDocument, skus: readonly string[]): Changed {
  const gone = new Set(skus);
  const lines = document.lines.filter(({ sku }) => !gone.has(sku));
  return { document: lines.length === document.lines.length ? document : { ...document, lines } };
}

/** Place, slot and codes stay. */
export function clearLines(document: CartDocument): Changed {
  return { document: document.lines.length === 0 ? document : { ...document, lines: [] } };
}
