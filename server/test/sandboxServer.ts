import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ProviderStatus } from '../src/payment/provider.ts';

export const sandboxKey = 'a-key-of-this-test';

/** A payment provider that speaks the sandbox's language; every payment becomes what the test says. */
export async function startSandboxServer() {
  const asked: { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  const payments = new Map<string, object>();
  const script: { status: ProviderStatus; away?: boolean } = { status: 'authorized' };
  const server = createServer((request, response) => {
    void answer().then(
      ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    );

    async function answer(): Promise<[number, object]> {
      const { method = '', url: path = '', headers } = request;
      asked.push({ method, path, headers });
      if (script.away) return [503, {}];
      const [, , , reference = '', kind] = path.split('/');
      if (method === 'GET') return [200, { ...payments.get(reference), status: script.status }];
      if (kind !== undefined) return [200, {}];
      const { paymentId, amount, currency } = (await json(request)) as Record<string, unknown>;
      const name = `p-${payments.size}`;
      payments.set(name, { paymentId, amount, currency, captured: 0, refunded: 0 });
      return [200, { reference: name, hostedUrl: 'https://pay.example/' }];
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    script,
    /** How a shop finds it. */
    env: { PAYMENTS: 'sandbox', SANDBOX_URL: `http://127.0.0.1:${port}`, SANDBOX_KEY: sandboxKey },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
