import type { Changed } from './change.ts';
import type { CartDocument } from './document.ts';

export function setCrates(document: CartDocument, desired: boolean): Changed {
  return { document: document.crates === desired ? document : { ...document, crates: desired } };
}
