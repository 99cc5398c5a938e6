import { createHash } from 'node:crypto';
import { cartFailures } from '@trolley/contract';
import { type CartResponse, type Extra, toCartResponse } from './cartResponse.ts';
import type { Caller, Carts } from './carts.ts';
import type { CartRefused } from './refusals.ts';
import { type Changed, type Failed, isFailed } from './rules/change.ts';
import { outcomeOfKey, rememberKey } from './rules/usedKeys.ts';
import type { LoadedCart } from './storage/readCart.ts';

export interface ChangeName {
  /** Names the change, for its idempotency key. */
  readonly name: string;
  readonly body?: unknown;
  /** Without a cart there is nothing to change; otherwise one is begun. */
  readonly needsCart?: boolean;
}

export type Made = Changed & Extra;

/** The same change was made before, under the same key. */
interface Repeated {
  readonly repeated: Extra;
}

export type Settled = CartRefused | Repeated;

export function isSettled(result: Made | Settled | Failed): result is Settled | Failed {
  return 'failure' in result || 'repeated' in result;
}

/** What decides the matter before the change is looked at. */
export function settledBefore(cart: LoadedCart, caller: Caller, change: ChangeName): Settled | undefined {
  const { row, document } = cart;
  const { idempotencyKey, revision } = caller;
  if (idempotencyKey !== undefined) {
    const used = outcomeOfKey(document, idempotencyKey, hashOf(change));
    if (used) return isFailed(used) ? used : { repeated: readExtra(used.outcome) };
  }
  if (revision !== undefined && revision !== row.revision) {
    return { failure: cartFailures.staleRevision, payload: { revision: row.revision } };
  }
  if (row.status !== 'OPEN') return { failure: cartFailures.notOpen, payload: { cartStatus: row.status } };
  return undefined;
}

/** A repeated change gets the present cart with what it was told the first time. */
export async function settle(
  carts: Carts,
  caller: Caller,
  cart: LoadedCart,
  settled: Settled,
): Promise<CartResponse | CartRefused> {
  if ('failure' in settled) return settled;
  carts.metrics?.repeated('cart');
  return toCartResponse(carts, caller, cart, settled.repeated, cart);
}

/** The change with its key, so that it is known again. */
export function remembered(made: Made, { idempotencyKey: key }: Caller, change: ChangeName): Made {
  if (key === undefined) return made;
  const { document, ...extra } = made;
  const outcome = writeExtra(extra);
  const used = { key, hash: hashOf(change), ...(outcome !== undefined && { outcome }) };
  return { ...made, document: rememberKey(document, used) };
}

function hashOf({ name, body }: ChangeName): string {
  return createHash('sha256')
    .update(JSON.stringify([name, body]))
    .digest('base64url')
    .slice(0, 11);
}

/** A document holds sixteen of them, and is written with every change. */
const longestOutcome = 2000;

function writeExtra({ outcome, changes, notDone }: Extra): string | undefined {
  if (outcome === undefined && changes === undefined && !notDone?.length) return undefined;
  const text = JSON.stringify({ outcome, changes, notDone });
  return text.length <= longestOutcome ? text : JSON.stringify({ outcome });
}

function readExtra(text = '{}'): Extra {
  // Only `writeExtra` writes it.
  return JSON.parse(text) as Extra;
}
