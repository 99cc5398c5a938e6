import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';

export interface BareServer {
  readonly url: string;
  stop(): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** A plain node:http server, in its own process, that returns what the given address returns: the same headers and the same bytes. */
export async function bareCopyOf(url: string, asked: Headers = {}): Promise<BareServer> {
  const { headers, body } = await rawAnswer(url, asked);
  const child = fork(new URL('./bareServer.ts', import.meta.url), { execArgv: process.execArgv });
  child.send({ headers, body: body.toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function rawAnswer(url: string, asked: Headers): Promise<{ headers: Headers; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', ...asked } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        // Node adds these by itself.
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = response.headers;
        const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
        resolve({ headers: { ...headers, 'content-length': String(body.length) }, body });
      });
    })
      .once('error', reject)
      .end();
  });
}
