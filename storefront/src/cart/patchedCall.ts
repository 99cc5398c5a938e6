import {
  applyCartPatch,
  type Cart,
  type CartPatch,
  type CartReply,
  getCart,
  headers,
  minimalSince,
} from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';

/**
 * Asks to be told only what a change makes different of the cart on screen, and answers with all of the cart, as without:
 * of a long cart a change costs a hundredth of the bytes.
 */
export function patchedCall(call: Call, shown: () => Cart | undefined): Call {
  const patched = async (...[endpoint, input, options]: Parameters<Call>): Promise<unknown> => {
    // The one on screen when the call is sent: what is answered is made for it, whatever is shown by then.
    const before = shown();
    if (endpoint.minimal === undefined || before?.linesTag === undefined) return call(endpoint, input, options);
    const prefer = { [headers.prefer]: minimalSince(before.linesTag) };
    const reply: unknown = await call(endpoint, input, { ...options, headers: { ...options?.headers, ...prefer } });
    if (isPatch(reply)) return whole(before, reply);
    const { cartDTO } = (reply ?? {}) as { readonly cartDTO?: unknown };
    return isPatch(cartDTO) ? { ...(reply as object), cartDTO: await whole(before, cartDTO) } : reply;
  };

  async function whole(before: Cart, patch: CartPatch): Promise<CartReply> {
    const { outcome, changes } = patch;
    // A patch of another cart cannot be used: then all of it is read.
    const cart = applyCartPatch(before, patch) ?? (await call(getCart, {}));
    return { ...cart, ...(outcome && { outcome }), ...(changes && { changes }) };
  }

  // Only the shape on the wire differs, not what is answered.
  return patched as Call;
}

function isPatch(reply: unknown): reply is CartPatch {
  return typeof reply === 'object' && reply !== null && 'changedLineItems' in reply;
}
