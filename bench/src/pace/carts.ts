import {
  type Cart,
  type CartReply,
  changeItems,
  getCart,
  minimalSince,
  resetCartCookies,
  setItem,
} from '@trolley/contract';
import type { RunningShop } from '../shop.ts';
import { type Client, openClient } from './client.ts';
import type { Variant } from './costs.ts';

export type CartCalls = 'floor' | 'read15' | 'change15' | 'change150' | 'minimal15' | 'minimal150';

export interface CartVariants {
  readonly variants: Readonly<Record<CartCalls, Variant>>;
  /** Of the last answer of each, as it came over the wire. */
  readonly bytes: Readonly<Record<CartCalls, () => number>>;
  close(): void;
}

/** Calls of callers with carts of their own: all is told, or what changed alone; and one that has nothing to do. */
export async function cartVariants(
  { url, pid }: RunningShop,
  skus: readonly string[],
  callers: number,
  { mayTellAll = false } = {},
): Promise<CartVariants> {
  const open: Client[] = [];
  const last = new Map<CartCalls, number>();

  async function filled(lines: number): Promise<Filled[]> {
    return Promise.all(
      Array.from({ length: callers }, async () => {
        const client = await openClient(url);
        open.push(client);
        const items = skus.slice(0, lines).map((sku) => ({ sku, quantity: 1 }));
        const answer = await client.ask(changeItems, { body: { items } });
        return { client, cart: answer.json<{ cartDTO: Cart }>().cartDTO, skus: skus.slice(0, lines) };
      }),
    );
  }

  async function changing(name: CartCalls, lines: number, minimal: boolean): Promise<Variant> {
    const carts = await filled(lines);
    const turns = carts.map(() => 0);
    return {
      pids: [pid],
      async call(caller) {
        const { client, skus: own, cart } = carts[caller] ?? fail();
        const turn = turns[caller] ?? 0;
        turns[caller] = turn + 1;
        const sku = own[turn % own.length] ?? '';
        const answer = await client.ask(setItem, {
          path: `/api/carts/items/${sku}`,
          body: { quantity: 2 + (Math.floor(turn / own.length) % 2) },
          ...(minimal && { headers: { prefer: minimalSince(cart.linesTag ?? '') } }),
        });
        last.set(name, answer.bytes);
        if (minimal) {
          const { linesTag } = answer.json<CartReply>();
          if (answer.headers['preference-applied'] === undefined) return mayTellAll ? undefined : fail();
          carts[caller] = { client, skus: own, cart: { ...cart, linesTag } };
        }
      },
    };
  }

  const reading = await filled(15);
  const strangers = await Promise.all(Array.from({ length: callers }, () => openClient(url)));
  open.push(...strangers);
  const asking = (
    name: CartCalls,
    clients: readonly Client[],
    endpoint: typeof getCart | typeof resetCartCookies,
  ): Variant => ({
    pids: [pid],
    async call(caller) {
      last.set(name, (await (clients[caller] ?? fail()).ask(endpoint)).bytes);
    },
  });
  const bytes = (name: CartCalls) => () => last.get(name) ?? 0;
  return {
    variants: {
      floor: asking('floor', strangers, resetCartCookies),
      read15: asking(
        'read15',
        reading.map(({ client }) => client),
        getCart,
      ),
      change15: await changing('change15', 15, false),
      change150: await changing('change150', 150, false),
      minimal15: await changing('minimal15', 15, true),
      minimal150: await changing('minimal150', 150, true),
    },
    bytes: {
      floor: bytes('floor'),
      read15: bytes('read15'),
      change15: bytes('change15'),
      change150: bytes('change150'),
      minimal15: bytes('minimal15'),
      minimal150: bytes('minimal150'),
    },
    close: () => open.forEach((client) => client.close()),
  };
}

interface Filled {
  readonly client: Client;
  readonly cart: Pick<Cart, 'linesTag'>;
  readonly skus: readonly string[];
}

function fail(): never {
  throw new Error('a cart that is measured was refused');
}
