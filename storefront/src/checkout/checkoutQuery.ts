import { type createOrder, type EndpointInput, paymentMethodTypes } from '@trolley/contract';

type OrderBody = EndpointInput<typeof createOrder>['body'];

/** CHK-01: what the address of a checkout page may carry. */
export interface CheckoutQuery {
  /** A return from a payment: the body of the request for the order. */
  readonly payment: OrderBody | undefined;
  /** The order is made: this is its confirmation. */
  readonly finalized: boolean;
  readonly paymentError: string | undefined;
  /** The shopper had to log in on the way here. */
  readonly forwardToCheckout: boolean;
}

const initiators = ['REDIRECT', 'UNKNOWN', 'WEBHOOK'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readCheckoutQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search);
  return {
    payment: paymentOf(query),
    finalized: query.get('finalized') === 'true',
    paymentError: query.get('paymentError') || undefined,
    forwardToCheckout: query.get('forwardToCheckout') === 'true',
  };
}

/** CHK-01, CHK-04: the parameters are the fields of the call, one to one; three of them may carry the checkout's id. */
function paymentOf(query: URLSearchParams): OrderBody | undefined {
  const checkoutId = ['id', 'paymentId', 'hostedCheckoutId']
    .map((name) => query.get(name))
    .find((id) => id && uuid.test(id));
  if (!checkoutId) return undefined;
  const body: Record<keyof OrderBody, unknown> = {
    checkoutId,
    paymentBrandName: word(query, 'brandName'),
    paymentMethodKey: word(query, 'methodKey'),
    provider: word(query, 'provider'),
    paymentInitiator: oneOf(initiators, query.get('initiator')),
    paymentMethodType: oneOf(paymentMethodTypes, query.get('methodType')),
    paymentType: word(query, 'type'),
    savePaymentMethod: flag(query, 'saveMethod'),
    setPrimary: flag(query, 'setPrimary'),
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as unknown as OrderBody;
}

const word = (query: URLSearchParams, name: string) => query.get(name)?.slice(0, 80) || undefined;
const flag = (query: URLSearchParams, name: string) => (query.has(name) ? query.get(name) === 'true' : undefined);

function oneOf<T extends string>(all: readonly T[], value: string | null): T | undefined {
  return all.find((one) => one === value);
}

/** An address with its own parameters; an app's web view stays one. */
export function checkoutAddress(path: string, params: Readonly<Record<string, string>>, search: string): string {
  const webview = new URLSearchParams(search).get('webview');
  const query = new URLSearchParams({ ...params, ...(webview !== null && { webview }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
