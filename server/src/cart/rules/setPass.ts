import type { Changed } from './change.ts';
import { without } from './change.ts';
import type { CartDocument } from './document.ts';

/** PASS-01: `undefined` takes it out again. */
export function setPass(document: CartDocument, planId: string | undefined): Changed {
  if (planId === undefined) return { document: without(document, 'pass') };
  return { document: document.pass === planId ? document : { ...document, pass: planId } };
}
