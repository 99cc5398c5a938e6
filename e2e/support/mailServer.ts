import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/** A mail as it reached its recipient. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** All that was written, decoded. */
  readonly content: string;
}

/** Takes the shop's mails as a mail server does, and shows them to journeys over HTTP. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const smtp = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    converse(socket, (mail) => mails.push(mail));
  });
  const http = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
  });
  smtp.listen(0, '127.0.0.1');
  http.listen(0, '127.0.0.1');
  await Promise.all([once(smtp, 'listening'), once(http, 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp)}`,
    mailsUrl: `http://127.0.0.1:${portOf(http)}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      http.closeAllConnections();
      await Promise.all([smtp, http].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function converse(socket: Socket, receive: (mail: ReceivedMail) => void): void {
  let to = '';
  let data: string[] | undefined;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      receive(readMail(to, data));
      data = undefined;
      return say('250 taken');
    }
    if (line.startsWith('RCPT TO')) to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (line === 'QUIT') return void socket.end('221 bye\r\n');
    if (line === 'DATA') data = [];
    return say(line === 'DATA' ? '354 go on' : line.startsWith('EHLO') ? '250-mail\r\n250 8BITMIME' : '250 ok');
  };
  say('220 mail ESMTP');
  socket.setEncoding('latin1').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

function readMail(to: string, lines: readonly string[]): ReceivedMail {
  const data = lines.join('\n');
  const [head = ''] = data.split('\n\n');
  const subject = /^Subject: (.*(?:\n[ \t].*)*)/im.exec(head)?.[1]?.replace(/\n[ \t]+/g, ' ') ?? '';
  return { to, subject: decodeWords(subject), content: decodePrintable(data) };
}

/** Quoted-printable: `=3D` is a sign, `=` at the end of a line goes on in the next. */
function decodePrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodePrintable(word.replaceAll('_', ' ')),
  );
}
