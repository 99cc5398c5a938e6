import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

/** Where the newest PostgreSQL of Debian has its programs; undefined where there is none. */
export function findPostgres() {
  if (!existsSync(installed)) return undefined;
  const versions = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(installed, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** A server in a folder of its own, on the loopback address, gone afterwards. `settings` are lines of postgresql.conf. */
export async function startPostgres({ settings = {}, folder = newFolder(), fill = initialize } = {}) {
  const bin = findPostgres();
  const owner = serverOwner();
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program, args) => runAs(owner, join(bin, program), args);
  fill({ data, run });
  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...settings };
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, stdio: ['ignore', 'pipe', 'pipe'], cwd: folder },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-20_000);
    });
  const ended = once(child, 'exit');
  const url = (database) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const deadline = Date.now() + 120_000;
  while (spawnSync(join(bin, 'pg_isready'), ['-q', '-d', url('postgres')]).status !== 0) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    ...{ bin, folder, data, port, url, owner },
    /** A program of PostgreSQL, to its end. */
    run,
    ask: (database, sql) => run('psql', ['-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url(database), '-c', sql]),
    async stop(signal = 'SIGINT') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-postgres-'));
  const owner = serverOwner();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

function initialize({ data, run }) {
  mkdirSync(join(data, '..'), { recursive: true });
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']);
}

function runAs(owner, program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/** PostgreSQL refuses to run as root; Debian's package brings an account. */
function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!found) throw new Error('There is no account "postgres" to run PostgreSQL by.');
  return { uid: Number(found[1]), gid: Number(found[2]) };
}

export function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
