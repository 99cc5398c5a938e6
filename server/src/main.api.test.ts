import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from '../../demo/database/src/postmasterFile.ts';
import { type Bundle, bundle } from '../test/bundle.ts';
import { copyWithFewGoods } from '../test/fewGoods.ts';
import { freePort } from '../test/freePort.ts';
import { type Program, runProgram } from '../test/program.ts';
import { markImported } from './catalogue/storage/feedState.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { repositoryRoot } from './platform/paths.ts';

let shop: Bundle;
/** Tries for ten seconds, meanwhile the other tests run. */
let unreachable: Program;
let own: TestDatabase;
let port: number;
let programs: Program[];

// Whole processes come and go here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(async () => {
  shop = await bundle(join(import.meta.dirname, '../test/shop.ts'));
  unreachable = runProgram(shop.file, { env: { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' } });
});
afterAll(() => shop.remove());

beforeEach(async () => {
  own = await createTestDatabase();
  // Most of these shops need no goods, and feeding the demo takes its time.
  await markImported(own.database);
  port = await freePort();
  programs = [];
});
afterEach(async () => {
  for (const program of programs) if (program.isRunning()) await program.stop();
  await own.drop();
  // No terminal shows their output: whoever gathers it reads JSON, from the first line to the last, also of failed starts.
  for (const program of programs) for (const line of program.lines()) JSON.parse(line);
});

function start(env: NodeJS.ProcessEnv = {}): Program {
  const program = runProgram(shop.file, { env: { PORT: String(port), DATABASE_URL: own.connectionString, ...env } });
  programs.push(program);
  return program;
}

describe('opening and closing', () => {
  test('the shop opens on both addresses of localhost, says what it runs on, and SIGTERM closes it', async () => {
    const program = start();
    await program.printed('Trolley is open');
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const answer = await fetch(`http://${host}:${port}/`);
      expect(answer.status).toBe(200);
    }
    const customer = await fetch(`http://127.0.0.1:${port}/api/customers`);
    expect(customer.status, 'accounts are open, and nobody is logged in').toBe(401);
    const said = program.output();
    for (const text of [`http://localhost:${port}`, 'Feldmarkt', 'PostgreSQL 18', 'test', process.version])
      expect(said).toContain(text);
    expect(await program.stop()).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  test('the other tenant needs nothing but its name, and brings its own goods', async () => {
    await own.database.query({ text: 'delete from catalogue_feed' });
    const tenants = copyWithFewGoods();
    try {
      const program = start({ TENANT: 'harbour', TENANTS_DIR: tenants.dir });
      await program.printed('Trolley is open');
      expect(program.output()).toContain('harbour, en-IE');
      const answer = await fetch(`http://127.0.0.1:${port}/api/product-discovery/products`);
      expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(20);
      expect(await program.stop('SIGINT')).toBe(0);
    } finally {
      tenants.remove();
    }
  });

  test('a request that is being answered when the stop comes is finished', async () => {
    const program = start();
    await program.printed('Trolley is open');
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const body = JSON.stringify({ error: 'late', message: 'late' });
    socket.write(
      `POST /logs HTTP/1.1\r\nhost: localhost\r\ncookie: XSRF-TOKEN=word\r\nx-xsrf-token: word\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    await once(socket, 'data');
    expect(answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    answer = '';
    program.child.kill('SIGTERM');
    await program.printed('SIGTERM');
    socket.write(body);
    expect(await program.ended()).toBe(0);
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  });

  test('a second Ctrl-C ends it at once', async () => {
    const program = start();
    await program.printed('Trolley is open');
    // A request without an end would keep it for its ten seconds.
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /logs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\nexpect: 100-continue\r\n\r\n');
    await once(socket, 'data');
    program.child.kill('SIGINT');
    await program.printed('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 700));
    const pressedAt = Date.now();
    expect(await program.stop('SIGINT')).toBe(130);
    expect(Date.now() - pressedAt).toBeLessThan(8000);
  });
});

describe('with its own database', () => {
  let dataDir: string;
  let settings: NodeJS.ProcessEnv;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'trolley-main-'));
    const tenantsDir = join(dataDir, 'tenants');
    cpSync(join(repositoryRoot, 'tenants'), tenantsDir, {
      recursive: true,
      filter: (path) => !path.endsWith('/catalogue'),
    });
    settings = { DATABASE_URL: '', DATA_DIR: dataDir, TENANTS_DIR: tenantsDir };
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('it starts, refuses a second start, survives kill -9, and gives its database back when the port is taken', async () => {
    const first = start(settings);
    await first.printed('Trolley is open');
    expect(first.output()).toContain('embedded PostgreSQL 18 in ');
    const second = start({ ...settings, PORT: String(await freePort()) });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`already runs at http://localhost:${port}`);

    await first.stop('SIGKILL');
    const again = start(settings);
    await again.printed('Trolley is open');
    expect(again.output()).toContain('took over the embedded PostgreSQL');
    expect(await again.stop()).toBe(0);

    const other = createServer().listen(port, '127.0.0.1');
    const refused = start(settings);
    expect(await refused.ended()).toBe(1);
    expect(refused.messages()).toContain(
      `Port ${port} is in use by another program.\nStop it, or choose another one, for example PORT=${port + 1}.`,
    );
    expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    other.close();
  });
});

describe('what cannot start says why, in words, and ends with 1', () => {
  async function refusal(program: Program): Promise<string> {
    expect(await program.ended()).toBe(1);
    expect(program.output()).not.toContain('    at ');
    return program.messages();
  }

  test('a wrong setting', async () => {
    expect(await refusal(start({ PORT: 'many', LOG_LEVEL: 'loud' }))).toMatch(/PORT: "many"(.|\n)*LOG_LEVEL: "loud"/);
  });

  test('an unknown tenant', async () => {
    expect(await refusal(start({ TENANT: 'nowhere' }))).toContain('nowhere');
  });

  test('nothing but a database that does not answer: it waits for one, says so without its password, and can be stopped', async () => {
    await unreachable.printed('The database does not answer yet (127.0.0.1:1');
    expect(unreachable.isRunning()).toBe(true);
    expect(await unreachable.stop()).toBe(0);
    expect(unreachable.output()).not.toContain('hunter2');
  });

  test('a database that does not exist, at once', async () => {
    const missing = own.connectionString.replace(/test_\w+/, 'no_such_shop');
    expect(await refusal(start({ DATABASE_URL: missing }))).toContain('database "no_such_shop" does not exist');
  });

  test('a database of another tenant', async () => {
    const first = start();
    await first.printed('Trolley is open');
    await first.stop();
    expect(await refusal(start({ TENANT: 'harbour' }))).toContain(
      'This database belongs to the tenant "feldmarkt", not to "harbour"',
    );
  });

  test('a host that is not this machine', async () => {
    expect(await refusal(start({ HOST: '192.0.2.1' }))).toContain('HOST=192.0.2.1 is not an address of this machine');
  });
});
