import { cartFailures } from '@trolley/contract';
import type { Failed } from './change.ts';
import type { CartDocument, UsedKey } from './document.ts';

/** Older ones are forgotten. */
const mostKeys = 16;

/** Undefined: the key is new. The same key for something else is refused. */
export function outcomeOfKey({ keys }: CartDocument, key: string, hash: string): UsedKey | Failed | undefined {
  const used = keys.find((one) => one.key === key);
  if (!used) return undefined;
  return used.hash === hash ? used : { failure: cartFailures.keyReused };
}

export function rememberKey(document: CartDocument, used: UsedKey): CartDocument {
  return { ...document, keys: [...document.keys.filter(({ key }) => key !== used.key), used].slice(-mostKeys) };
}
