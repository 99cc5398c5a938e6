import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newCardNumber } from '../physicalCard/newCardNumber.ts';

interface Booking {
  readonly memberId: string;
  readonly kind: string;
  readonly poolId: string;
  readonly fromPoolId?: string;
  readonly value: number;
}

type Mood =
  | 'well'
  | 'slow'
  | 'broken'
  | 'noJson'
  | 'wrongShape'
  | 'unknownCard'
  | 'booksAndHangs'
  | 'endless'
  | 'elsewhere'
  | 'refuses';

/** An outside programme that behaves, or does not: what docs/loyalty.md says of it, in memory. */
export async function serveGateway(key: string) {
  const balances = new Map<string, number>();
  const bookings = new Map<string, Booking>();
  const reversed = new Set<string>();
  const cards = new Map<string, { status: string; cardNumber: string; newCardNumber?: string }>();
  const owners = new Map<string, string>();
  const asked: string[] = [];
  const state: { mood: Mood; poured: number } = { mood: 'well', poured: 0 };
  const keyOf = (memberId: string, poolId: string) => `${memberId} ${poolId}`;
  const add = (memberId: string, poolId: string, value: number) =>
    balances.set(keyOf(memberId, poolId), (balances.get(keyOf(memberId, poolId)) ?? 0) + value);

  function book(cause: string, booking: Booking): [number, object] {
    if (bookings.has(cause)) return [200, { booked: true }];
    const { memberId, poolId, fromPoolId, value, kind } = booking;
    const from = kind === 'donate' ? (fromPoolId ?? '') : poolId;
    const change = kind === 'donate' ? -value : value;
    const there = balances.get(keyOf(memberId, from)) ?? 0;
    if (there + change < 0) return [409, { message: 'too few points' }];
    add(memberId, from, change);
    if (kind === 'donate') add(memberId, poolId, value);
    bookings.set(cause, booking);
    return [200, { booked: true }];
  }

  function reverse(cause: string): [number, object] {
    const booking = bookings.get(cause);
    if (booking && !reversed.has(cause)) add(booking.memberId, booking.poolId, -booking.value);
    reversed.add(cause);
    return [200, { booked: true }];
  }

  function cardOf(memberId: string, method: string, isLost: boolean, body: unknown): [number, object] {
    const known = cards.get(memberId);
    if (method === 'GET') return [200, known ?? { status: 'none' }];
    if (isLost) {
      if (!known || known.status === 'lost') return [409, { message: 'no card' }];
      owners.delete(known.cardNumber);
      const lost = { status: 'lost', cardNumber: known.cardNumber, newCardNumber: newCardNumber() };
      owners.set(lost.newCardNumber, memberId);
      cards.set(memberId, lost);
      return [200, lost];
    }
    if (known && known.status !== 'lost') return [409, { message: 'ordered' }];
    const { cardNumber = newCardNumber() } = body as { cardNumber?: string };
    owners.set(cardNumber, memberId);
    cards.set(memberId, { status: 'ordered', cardNumber });
    return [200, cards.get(memberId) ?? {}];
  }

  function answer(method: string, url: string, body: unknown, idempotencyKey: string): [number, object] {
    const { pathname } = new URL(url, 'http://gateway');
    const [, folder, id = '', part] = pathname.split('/').map(decodeURIComponent);
    if (folder === 'cards') {
      const memberId = owners.get(id);
      return memberId === undefined ? [404, { message: 'errorCode: 10048' }] : [200, { memberId }];
    }
    if (part === 'card') return cardOf(id, method, pathname.endsWith('/lost'), body);
    if (method === 'GET' && part === 'movements') return [200, { movements: [] }];
    if (method === 'GET') {
      const pools = ['coins', 'collector', 'donation'].map((poolId) => ({
        poolId,
        value: balances.get(keyOf(id, poolId)) ?? 0,
      }));
      return [200, { since: '2024-01-01T00:00:00.000Z', pools, movements: [] }];
    }
    if (folder === 'bookings' && part === 'reversal') return reverse(id);
    return book(idempotencyKey, body as Booking);
  }

  /** An answer that never ends, as fast as it is taken. */
  function pour(response: ServerResponse): void {
    const drop = Buffer.alloc(64_000, ' ');
    const more = () => {
      while (!response.destroyed) {
        state.poured += drop.length;
        if (!response.write(drop)) return;
      }
    };
    response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
    more();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    asked.push(`${method} ${url}`);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (headers['x-api-key'] !== key) return void send(401, '{}');
    if (state.mood === 'slow') return;
    if (state.mood === 'endless') return pour(response);
    if (state.mood === 'elsewhere') return void response.writeHead(307, { location: `http://localhost:1${url}` }).end();
    if (state.mood === 'refuses')
      return void send(422, JSON.stringify({ message: `key ${key} \u0000 may not\n${'x'.repeat(900)}` }));
    if (state.mood === 'broken') return void send(500, '{"message":"something broke"}');
    if (state.mood === 'noJson') return void send(200, '<html>');
    if (state.mood === 'wrongShape') return void send(200, '{"pools":"many"}');
    if (state.mood === 'unknownCard') return void send(500, '{"message":"Card error, errorCode: 10048, try again"}');
    const [status, body] = answer(
      method,
      url,
      text === '' ? undefined : JSON.parse(text),
      String(headers['idempotency-key']),
    );
    if (state.mood !== 'booksAndHangs') send(status, JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    asked,
    bookings,
    owners,
    valueOf: (memberId: string, poolId = 'coins') => balances.get(keyOf(memberId, poolId)) ?? 0,
    give: (memberId: string, value: number) => void add(memberId, 'coins', value),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
