import { randomUUID } from 'node:crypto';

const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' };
const person = { firstName: 'Anna', lastName: 'Huber', phoneNumber: '+43 664 1234567' };

/** Somebody with a browser: cookies, and an address of their own, which limits count by. */
export function createVisitor(base, address) {
  const jar = new Map();

  async function call(method, path, body, headers = {}) {
    if (method !== 'GET' && !jar.has('XSRF-TOKEN')) await call('GET', '/api/csrf');
    const isForm = body instanceof FormData;
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        'idempotency-key': randomUUID(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    return { status: answer.status, text };
  }

  async function ask(method, path, body, headers) {
    const { status, text } = await call(method, path, body, headers);
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 400)}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  return {
    call,
    ask,
    /** The same person at another shop: what the browser holds comes along. */
    at: (elsewhere) => {
      const same = createVisitor(elsewhere, address);
      for (const [name, value] of jar) same.jar.set(name, value);
      return same;
    },
    jar,
  };
}

/** From the empty cart to the order, paid at the door. Answers its number. */
export async function order(visitor, { skus, email }) {
  await visitor.ask('POST', '/api/carts/distribution-address', { distributionType: 'DELIVERY', ...street, ...person });
  for (const sku of skus) await visitor.ask('POST', '/api/carts/items', { sku, quantity: 4 });
  for (let tries = 0; ; tries++) {
    const { days } = await visitor.ask('POST', '/api/capacity', {
      distributionAddress: { distributionType: 'DELIVERY', ...street },
    });
    const free = days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free' || state === 'few');
    const chosen = free[Math.floor(Math.random() * free.length)];
    if (!chosen) throw new Error('no slot is left');
    const { status, text } = await visitor.call('POST', '/api/carts/distribution-time-slot', { id: chosen.id });
    if (status === 200) break;
    if (tries > 10) throw new Error(`no slot could be had: ${text.slice(0, 200)}`);
  }
  await visitor.ask('POST', '/api/carts/billing-address', { ...person, ...street, email });
  await visitor.ask('POST', '/api/carts/payment', { methodKey: 'payment-at-the-door' });
  const { revision, priceInfo } = await visitor.ask('GET', '/api/carts');
  const { checkoutId } = await visitor.ask('POST', '/api/carts/finalize', {
    revision,
    priceInfo: { total: priceInfo.total },
  });
  const { orderNumber } = await visitor.ask('POST', '/api/checkout', { checkoutId, paymentInitiator: 'REDIRECT' });
  return orderNumber;
}
