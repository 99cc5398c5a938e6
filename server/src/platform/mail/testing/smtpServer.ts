import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came over the wire. */
  readonly data: string;
}

/** What it says to a line of the client (`DATA.` is the end of a mail) instead of agreeing; `silence` says nothing. */
type Objection = (line: string) => string | typeof silence | undefined;
export const silence = Symbol('silence');

/** A mail server that keeps what it is given: enough of SMTP to talk to a real client. */
export async function startSmtpServer(objectTo: Objection = () => undefined) {
  const delivered: Delivered[] = [];
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    talk(socket);
  });

  function talk(socket: Socket): void {
    let from = '';
    let to: string[] = [];
    let data: string[] | undefined;
    let rest = '';
    const say = (line: string, usual: string): boolean => {
      const objection = objectTo(line);
      if (objection !== silence) socket.write(`${objection ?? usual}\r\n`);
      return objection === undefined;
    };
    const hear = (line: string): void => {
      if (data && line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      if (data) {
        delivered.push({ from, to, data: data.join('\r\n') });
        data = undefined;
        to = [];
        return void say('DATA.', '250 2.0.0 taken');
      }
      lines.push(line);
      if (line.startsWith('EHLO')) say(line, '250-stand-in\r\n250 8BITMIME');
      else if (line.startsWith('MAIL FROM')) from = say(line, '250 ok') ? (/<(.*)>/.exec(line)?.[1] ?? '') : '';
      else if (line.startsWith('RCPT TO')) {
        if (say(line, '250 ok')) to.push(/<(.*)>/.exec(line)?.[1] ?? '');
      } else if (line === 'DATA') {
        if (say(line, '354 go on')) data = [];
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say(line, '250 ok');
    };
    say('', '220 stand-in ESMTP');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\r\n');
      rest = parts.pop() ?? '';
      for (const part of parts) hear(part);
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    /** Every line of the client but those of mails. */
    lines,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The lines of a mail's head, those that go on put together. */
export function headOf({ data }: Delivered): ReadonlyMap<string, readonly string[]> {
  const head = new Map<string, string[]>();
  const [block = ''] = data.split('\r\n\r\n');
  for (const line of block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    head.set(name, [...(head.get(name) ?? []), line.slice(at + 1).trim()]);
  }
  return head;
}
