import { type CartCode, cartCodes } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { codeError } from './codes.ts';
import { findCodes } from './findCodes.ts';
import { countCodes, insertCodeClaims } from './queries.ts';

interface CodeClaim {
  readonly checkoutId: string;
  readonly customerId?: string;
  /** Of the bill: a guest is recognised by it. */
  readonly email?: string;
  readonly codes: readonly string[];
}

/**
 * CART-13: uses discount codes up, each once; or answers the code of what is against one of them, 227 where it was used
 * up. Each is counted in the statement that checks its limit, so that of two checkouts one alone gets the last use. Where
 * it is refused, the transaction has to be undone.
 */
export async function claimCodes(
  tx: Queryable,
  { checkoutId, customerId, email, codes }: CodeClaim,
): Promise<'claimed' | CartCode> {
  if (codes.length === 0) return 'claimed';
  const used = new Set(await countCodes(tx, codes));
  const refused = codes.find((code) => !used.has(code));
  if (refused !== undefined) return errorOf(tx, refused);
  const claimed = await insertCodeClaims(tx, { checkoutId, customerId, email, codes });
  // Unique indexes let only one payment of a customer through.
  return claimed === codes.length ? 'claimed' : cartCodes.codeExhausted;
}

async function errorOf(tx: Queryable, code: string): Promise<CartCode> {
  const current = (await findCodes(tx, [code])).get(code);
  return codeError(current, undefined, Date.now()) ?? cartCodes.codeExhausted;
}
