import { z } from 'zod/mini';
import { cart, cartReply } from '../cart/cart.ts';
import { cartPatch } from '../cart/cartPatch.ts';
import { order } from '../order/order.ts';
import { paymentMethod, paymentMethodTypes } from '../payment/methods.ts';
import { visitor } from '../tracking/visitor.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paymentInitiator } from '../wire/failure.ts';

const domain = 'checkout';
const word = z.optional(z.string().check(z.maxLength(80)));
/** PAY-06: letters only. It is stored with the payment, where no card number may get in. */
const brand = z.optional(z.string().check(z.maxLength(40), z.regex(/^\p{L}+(?: \p{L}+)*$/u)));

export const planPayment = defineEndpoint({
  method: 'POST',
  path: '/api/carts/payment',
  domain,
  summary:
    'Plans how the cart is paid. One way, or the wallet and another for the rest; a second one of the same kind takes the place of the first. Without `amount`: all that is left.',
  body: z.object({ methodKey: paymentMethod, brandName: brand, amount: z.optional(z.int().check(z.minimum(1))) }),
  reply: cartReply,
  minimal: cartPatch,
});

export const cleanPayments = defineEndpoint({
  method: 'PUT',
  path: '/api/carts/payments/clean',
  domain,
  summary: 'Drops all planned payments.',
  reply: cartReply,
  minimal: cartPatch,
});

export const dropPayment = defineEndpoint({
  method: 'DELETE',
  path: '/api/carts/payment/{id}',
  domain,
  summary: 'Drops a planned payment.',
  params: z.object({ id: paymentMethod }),
  reply: cartReply,
  minimal: cartPatch,
});

export const finalizeCart = defineEndpoint({
  method: 'POST',
  path: '/api/carts/finalize',
  domain,
  summary:
    'Freezes the cart and begins its payment. Of the cart sent along only the revision and the total are looked at: what the shopper saw must be what is ordered.',
  body: z.object({
    revision: z.int(),
    priceInfo: z.object({ total: z.int() }),
    /** Save the method, and make it the primary one. */
    savePaymentMethod: z.optional(z.boolean()),
    setPrimary: z.optional(z.boolean()),
    /** The saved method to pay with. */
    savedPaymentMethodId: z.optional(z.uuid()),
    /** Of a shopper who allows statistics alone: under which ids the purchase is reported. */
    visitor: z.optional(visitor),
  }),
  reply: z.object({
    cartDTO: cart,
    checkoutId: z.uuid(),
    /** Where to go next: the provider's page, or the page that makes the order. */
    redirectUrl: z.string(),
  }),
});

export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/checkout',
  domain,
  summary:
    'CHK-04: makes the order of a paid checkout, once, however often and by whomever it is asked; answers the order. What is told of the payment besides the checkout is noted, never trusted.',
  body: z.object({
    checkoutId: z.uuid(),
    paymentBrandName: word,
    paymentMethodKey: word,
    provider: word,
    paymentInitiator: z.optional(paymentInitiator),
    paymentMethodType: z.optional(z.enum(paymentMethodTypes)),
    paymentType: word,
    savePaymentMethod: z.optional(z.boolean()),
    setPrimary: z.optional(z.boolean()),
  }),
  reply: order,
});

export const getPaymentOptions = defineEndpoint({
  method: 'GET',
  path: '/api/carts/payment-options',
  domain,
  summary: 'The ways this cart can be paid, and what each asks for.',
  reply: z.object({
    methods: z.array(z.object({ methodKey: paymentMethod, overAuthorizationPercentage: z.int(), amount: z.int() })),
    /** What the customer's wallet holds; missing for guests. */
    walletBalance: z.optional(z.int()),
  }),
});
