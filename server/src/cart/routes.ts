import type { CartPatch, CartReply } from '@trolley/contract';
import {
  addDiscountCode as addDiscountCodeCall,
  addItem as addItemCall,
  cartFailures,
  changeItems as changeItemsCall,
  cleanPayments as cleanPaymentsCall,
  dropPayment as dropPaymentCall,
  errorCodes,
  getCart as getCartCall,
  getCartValidation,
  headers,
  mergeCart as mergeCartCall,
  planPayment as planPaymentCall,
  removeAllItems as removeAllItemsCall,
  removeDiscountCode as removeDiscountCodeCall,
  removeItems as removeItemsCall,
  resetCart as resetCartCall,
  resetCartCookies,
  setBillingAddress as setBillingAddressCall,
  setCartCustomer,
  setCartMode,
  setCartPass as setCartPassCall,
  setCrateDepositDesired,
  setDistributionAddress as setDistributionAddressCall,
  setItem as setItemCall,
  setSubstitution,
  setTimeSlot as setTimeSlotCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/refusal.ts';
import { type Call, serve, WrittenAnswer } from '../platform/http/serve.ts';
import type { JsonPiece } from '../platform/jsonPieces.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { callerOf } from './caller.ts';
import { cartCookies } from './cartCookies.ts';
import type { CartResponse } from './cartResponse.ts';
import type { Caller, Carts, Visitor } from './carts.ts';
import { addDiscountCode } from './operations/addDiscountCode.ts';
import { addItem } from './operations/addItem.ts';
import { changeItems } from './operations/changeItems.ts';
import { checkCart } from './operations/checkCart.ts';
import { cleanPayments } from './operations/cleanPayments.ts';
import { dropPayment } from './operations/dropPayment.ts';
import { getCart } from './operations/getCart.ts';
import { mergeCart } from './operations/mergeCart.ts';
import { planPayment } from './operations/planPayment.ts';
import { removeAllItems } from './operations/removeAllItems.ts';
import { removeDiscountCode } from './operations/removeDiscountCode.ts';
import { removeItems } from './operations/removeItems.ts';
import { resetCart } from './operations/resetCart.ts';
import { setBillingAddress } from './operations/setBillingAddress.ts';
import { setCartPass } from './operations/setCartPass.ts';
import { setCartSubstitution } from './operations/setCartSubstitution.ts';
import { setCrateDeposit } from './operations/setCrateDeposit.ts';
import { setCustomer } from './operations/setCustomer.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setItem } from './operations/setItem.ts';
import { setMode } from './operations/setMode.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { type CartRefused, refusalOf } from './refusals.ts';
import { writeCart } from './rules/writeCart.ts';

interface Parts {
  readonly carts: Carts;
  /** Who is behind a request, as far as its session tells. */
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  readonly secureCookies: boolean;
}

const minute = 60_000;
/** Many shoppers may share an address, but they do not begin a hundred carts in a minute. */
const newCarts = { max: 120, timeWindow: minute };
/** Beside the count of wrong ones in the database. */
const triesOfCodes = { rateLimit: { max: 20, timeWindow: minute } };
/** A held slot is lost to others for a while. */
const choicesOfSlots = { rateLimit: { max: 40, timeWindow: minute } };
const logins = { rateLimit: { max: 60, timeWindow: minute } };

export function cartRoutes(app: FastifyInstance, { carts, visitorOf, secureCookies }: Parts): void {
  const cookie = cartCookies({ secure: secureCookies, days: carts.service.file.guestCartIdleDays });
  const countNewCart = app.createRateLimit(newCarts);

  async function callerIn({ request }: Call, storeId?: string): Promise<Caller> {
    return callerOf(request, await visitorOf(request), storeId);
  }

  /** A caller without a cart may begin one; how many per address is limited. */
  async function changerIn(call: Call, storeId?: string): Promise<Caller> {
    const caller = await callerIn(call, storeId);
    if (caller.cartId === undefined && caller.visitor.customerId === undefined) {
      const count = await countNewCart(call.request);
      if (!count.isAllowed && count.isExceeded) {
        const retryAfterSeconds = count.ttlInSeconds;
        throw new Refusal(429, errorCodes.tooManyRequests, 'Too many new carts from this address.', {
          retryAfterSeconds,
        });
      }
    }
    return caller;
  }

  function refuse(call: Call, refused: CartRefused): Refusal {
    if (refused.failure === cartFailures.cartNotFound && call.request.method === 'GET') cookie.forget(call);
    return refusalOf(refused, carts.service.file);
  }

  function orRefuse<T extends object>(call: Call, result: T | CartRefused): T {
    if ('failure' in result) throw refuse(call, result);
    return result;
  }

  function remember(call: Call, { answer, context }: CartResponse): void {
    cookie.remember(call, answer);
    if (answer.distributionAddress) cookie.place(call, context);
  }

  /** All of it, or what the caller lacks of it. */
  function written({ reply }: Call, { answer, patch }: CartResponse): readonly JsonPiece[] {
    if (!patch) return writeCart(answer);
    reply.header(headers.preferenceApplied, 'return=minimal');
    return writeCart(patch);
  }

  function answerOf(call: Call, result: CartResponse | CartRefused): WrittenAnswer<CartReply & CartPatch> {
    const cart = orRefuse(call, result);
    remember(call, cart);
    return new WrittenAnswer(...written(call, cart));
  }

  serve(app, getCartCall, async (_, call) => answerOf(call, await getCart(carts, await callerIn(call))), {
    readAgain: true,
  });

  serve(app, getCartValidation, async (_, call) => {
    const { cart, errors } = orRefuse(call, await checkCart(carts, await callerIn(call)));
    cookie.remember(call, cart);
    return new WrittenAnswer('{"cartDTO":', ...writeCart(cart), `,"errors":${JSON.stringify(errors)}}`);
  });

  serve(app, addItemCall, async ({ body, query }, call) =>
    answerOf(call, await addItem(carts, await changerIn(call, query.storeId), body)),
  );

  serve(app, setItemCall, async ({ params, body }, call) =>
    answerOf(call, await setItem(carts, await callerIn(call), params.lineItemId, body)),
  );

  serve(app, changeItemsCall, async ({ body, query }, call) => {
    const result = await changeItems(carts, await changerIn(call, query.storeId), body.items);
    const cart = orRefuse(call, result);
    remember(call, cart);
    const notDone = JSON.stringify(cart.notDone);
    return new WrittenAnswer('{"cartDTO":', ...written(call, cart), `,"notAddedOrUpdatedItems":${notDone}}`);
  });

  serve(app, removeAllItemsCall, async (_, call) => answerOf(call, await removeAllItems(carts, await callerIn(call))));

  serve(app, removeItemsCall, async ({ query }, call) =>
    answerOf(call, await removeItems(carts, await callerIn(call), query.lineItemIds.split(','))),
  );

  serve(app, setCartMode, async ({ body }, call) => answerOf(call, await setMode(carts, await changerIn(call), body)));

  serve(app, setCrateDepositDesired, async ({ body }, call) =>
    answerOf(call, await setCrateDeposit(carts, await changerIn(call), body.desired)),
  );

  serve(app, setSubstitution, async ({ body }, call) =>
    answerOf(call, await setCartSubstitution(carts, await changerIn(call), body.substitution)),
  );

  serve(
    app,
    addDiscountCodeCall,
    async ({ body }, call) => {
      const typed = { code: body.code, address: callerAddress(call.request.ip) };
      return answerOf(call, await addDiscountCode(carts, await changerIn(call), typed));
    },
    triesOfCodes,
  );

  serve(app, removeDiscountCodeCall, async ({ query }, call) =>
    answerOf(call, await removeDiscountCode(carts, await callerIn(call), query.code)),
  );

  serve(app, setDistributionAddressCall, async ({ body }, call) =>
    answerOf(call, await setDistributionAddress(carts, await changerIn(call), body)),
  );

  serve(
    app,
    setTimeSlotCall,
    async ({ body }, call) => answerOf(call, await setTimeSlot(carts, await changerIn(call), body.id)),
    choicesOfSlots,
  );

  serve(app, setBillingAddressCall, async ({ body }, call) =>
    answerOf(call, await setBillingAddress(carts, await changerIn(call), body)),
  );

  serve(app, planPaymentCall, async ({ body }, call) =>
    answerOf(call, await planPayment(carts, await callerIn(call), body)),
  );

  serve(app, cleanPaymentsCall, async (_, call) => answerOf(call, await cleanPayments(carts, await callerIn(call))));

  serve(app, dropPaymentCall, async ({ params }, call) =>
    answerOf(call, await dropPayment(carts, await callerIn(call), params.id)),
  );

  serve(app, setCartPassCall, async ({ body }, call) =>
    answerOf(call, await setCartPass(carts, await changerIn(call), body.planId)),
  );

  serve(
    app,
    setCartCustomer,
    async ({ query }, call) => {
      const result = orRefuse(call, await setCustomer(carts, await callerIn(call), query.anonymousCartId));
      remember(call, result);
      return new WrittenAnswer(
        ...writeCart({ ...result.answer, ...(result.merge && { merge: true, saved: result.saved }) }),
      );
    },
    logins,
  );

  serve(
    app,
    mergeCartCall,
    async ({ params: { cartId }, query: { discard, keep } }, call) =>
      answerOf(call, await mergeCart(carts, await callerIn(call), { cartId, keep: discard ? 'saved' : keep })),
    logins,
  );

  serve(app, resetCartCall, async ({ query }, call) =>
    answerOf(call, await resetCart(carts, await callerIn(call), query)),
  );

  serve(app, resetCartCookies, (_, call) => cookie.forget(call));
}
