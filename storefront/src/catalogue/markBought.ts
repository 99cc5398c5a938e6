import { getBoughtSkus, loggedInCookie } from '@trolley/contract';
import { boughtBefore } from '../product/useBoughtBefore.ts';
import { call } from '../shell/api/api.ts';
import { readCookie } from '../shell/cookie.ts';
import { onCustomerReset } from '../shell/session/customerState.ts';

/** How long an answer is good for: an order in between adds to it. */
const maxAgeMs = 60_000;

/** The last question: whose it was, the customer's or the browser's, and when. */
let asked: { readonly asCustomer: boolean; readonly at: number } | undefined;

onCustomerReset(() => {
  asked = undefined;
  boughtBefore.set(new Set());
});

/** Asks what this shopper bought before, so that tiles can say so. Without an answer they say nothing. */
export async function markBought(now = Date.now()): Promise<void> {
  const asCustomer = readCookie(document.cookie, loggedInCookie) !== undefined;
  if (asked?.asCustomer === asCustomer && now - asked.at < maxAgeMs) return;
  const mine = { asCustomer, at: now };
  asked = mine;
  try {
    const { skus } = await call(getBoughtSkus, {});
    // Late for who has logged out meanwhile.
    if (asked === mine) boughtBefore.set(new Set(skus));
  } catch {
    if (asked === mine) asked = undefined;
  }
}
