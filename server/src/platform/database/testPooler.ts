import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../test/freePort.ts';

export interface TestPooler {
  /** Fits DATABASE_URL. */
  readonly connectionString: string;
  close(): Promise<void>;
}

/** What PgBouncer takes along with a connection; whatever else comes is refused. */
const knownParameters = new Set([
  'user',
  'database',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
  'application_name',
]);

interface Server {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
  readonly name: string;
}

function serverOf(connectionString: string): Server {
  const url = new URL(connectionString.replace('postgresql:///', 'postgresql://localhost/'));
  const { searchParams } = url;
  return {
    host: searchParams.get('host') ?? '',
    port: Number(searchParams.get('port')),
    user: searchParams.get('user') ?? '',
    password: searchParams.get('password'),
    name: url.pathname.slice(1),
  };
}

function throughPort(connectionString: string, port: number): string {
  const url = new URL(connectionString.replace('postgresql:///', 'postgresql://localhost/'));
  url.searchParams.set('host', '127.0.0.1');
  url.searchParams.set('port', String(port));
  return url.href.replace('postgresql://localhost/', 'postgresql:///');
}

/** As strict as PgBouncer in transaction mode: no parameters of one's own, no statement with a name. */
export async function openStrictPooler(connectionString: string): Promise<TestPooler> {
  const { host, port } = serverOf(connectionString);
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    let isFirst = true;
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (sent) => {
      const problem = isFirst ? unknownParameter(sent) : nameOf(sent);
      isFirst = false;
      if (problem === undefined) return far.write(sent);
      near.end(refusal(problem));
      return far.destroy();
    });
    far.on('data', (answer) => near.write(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    connectionString: throughPort(connectionString, address.port),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function unknownParameter(startup: Buffer): string | undefined {
  const names = startup
    .toString('latin1', 8)
    .split('\0')
    .filter((_, at) => at % 2 === 0 && _ !== '');
  const unknown = names.find((name) => !knownParameters.has(name));
  return unknown === undefined ? undefined : `unsupported startup parameter: ${unknown}`;
}

/** Of the first message, if it prepares a statement for later. */
function nameOf(sent: Buffer): string | undefined {
  const isParse = sent[0] === 'P'.charCodeAt(0) && sent.length > 5;
  const name = isParse ? sent.toString('latin1', 5, sent.indexOf(0, 5)) : '';
  return name === '' ? undefined : `prepared statement ${name}`;
}

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

/** PgBouncer itself in transaction mode, with two connections to the server for everybody together. */
export async function openPgBouncer(program: string, connectionString: string): Promise<TestPooler> {
  const { host, port, user, password, name } = serverOf(connectionString);
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'trolley-pgbouncer-'));
  // It does not run as root, and may only use a socket that belongs to itself.
  const { uid, gid } = host.startsWith('/') ? statSync(join(host, `.s.PGSQL.${port}`)) : statSync(folder);
  chmodSync(folder, 0o755);
  chownSync(folder, uid, gid);
  const file = join(folder, 'pgbouncer.ini');
  const secret = password === null ? '' : ` password='${password.replaceAll("'", "''")}'`;
  writeFileSync(
    file,
    `[databases]
${name} = host=${host} port=${port} dbname=${name} user=${user}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
    { mode: 0o644 },
  );
  const child = spawn(program, [file], { uid, gid, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (;;) {
    const isOpen = await new Promise<boolean>((answer) => {
      const probe = connect(own, '127.0.0.1');
      probe.once('connect', () => answer(true)).once('error', () => answer(false));
      probe.once('connect', () => probe.destroy());
    });
    if (isOpen) break;
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    connectionString: throughPort(connectionString, own),
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
