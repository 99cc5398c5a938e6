import type { Changed } from './change.ts';
import type { CartDocument } from './document.ts';

/** Place, slot and codes stay. */
export function clearLines(document: CartDocument): Changed {
  return { document: document.lines.length === 0 ? document : { ...document, lines: [] } };
}
