import { type CartCode, cartCodes } from '@trolley/contract';
import { codeError } from '../cart/rules/codes.ts';
import { selectCodes } from '../cart/storage/discountCodes.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { ClaimCodes } from './claim.ts';
import { countCodes, insertCodeClaims } from './queries.ts';

/**
 * CART-13: each is counted in the statement that looks at its limit, so a last use is had by one alone. Where it
 * is refused its transaction has to be undone.
 */
export const claimCodes: ClaimCodes = async (tx, { checkoutId, customerId, email, codes }) => {
  if (codes.length === 0) return 'claimed';
  const used = new Set(await countCodes(tx, codes));
  const refused = codes.find((code) => !used.has(code));
  if (refused !== undefined) return errorOf(tx, refused);
  const claimed = await insertCodeClaims(tx, { checkoutId, customerId, email, codes });
  // The unique indexes let one payment of somebody through.
  return claimed === codes.length ? 'claimed' : cartCodes.codeExhausted;
};

async function errorOf(tx: Queryable, code: string): Promise<CartCode> {
  const current = (await selectCodes(tx, [code])).get(code);
  return codeError(current, undefined, Date.now()) ?? cartCodes.codeExhausted;
}
