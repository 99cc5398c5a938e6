import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type PaymentAsk, type PaymentProvider, ProviderAway } from '../../payment/provider.ts';

type Called = 'create' | 'read' | 'capture' | 'void' | 'refund';

/** Lets processes of a test share one provider: whoever is killed leaves its payments as they were. */
export async function serveProvider(provider: PaymentProvider) {
  const server = createServer((request, response) => {
    void (async () => {
      const method = (request.url ?? '').slice(1) as Called;
      const args = JSON.parse(await text(request)) as never[];
      const work = provider[method] as (...all: unknown[]) => Promise<unknown>;
      response.end(JSON.stringify((await work(...args)) ?? null));
    })().catch(() => response.writeHead(503).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function providerAt(url: string, name: string): PaymentProvider {
  async function call<T>(method: Called, ...args: readonly unknown[]): Promise<T> {
    const body = JSON.stringify(args);
    const response = await fetch(`${url}/${method}`, { method: 'POST', body }).catch(() => undefined);
    if (!response?.ok) throw new ProviderAway(name);
    return (await response.json()) as T;
  }
  return {
    name,
    create: (ask: PaymentAsk) => call('create', ask),
    read: (reference) => call('read', reference),
    capture: (reference, amount, key) => call('capture', reference, amount, key),
    void: (reference, key) => call('void', reference, key),
    refund: (reference, amount, key) => call('refund', reference, amount, key),
    verify: () => undefined,
    forgetMethod: async () => {},
  };
}
