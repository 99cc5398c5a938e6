import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openClosing } from './lib/closing.mjs';
import { root } from './lib/files.mjs';
import { startShop } from './lib/restore/shop.mjs';
import { findPostgres, freePort, startPostgres } from './lib/throwawayPostgres.mjs';
import { tryableNginx } from './lib/tryableNginx.mjs';

// npm run release-check [-- --rounds=3] [--drain=2]
// Two shops behind deploy/nginx/shop.conf, callers who read pages and fill carts without a pause, and every shop is
// stopped and started again in turn, as a release does. Every answer must be one that a shopper can use.
const { values: given } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, drain: { type: 'string', default: '2' } },
});
const lacking = [
  ...(findPostgres() ? [] : ['postgresql']),
  ...(spawnSync('nginx', ['-v']).status === 0 ? [] : ['nginx-light']),
  ...(spawnSync('openssl', ['version']).status === 0 ? [] : ['openssl']),
];
if (lacking.length > 0) {
  console.error(
    `Not installed. On Debian or Ubuntu:\n  apt-get install -y --no-install-recommends ${lacking.join(' ')}`,
  );
  process.exit(2);
}

const { atEnd, close } = openClosing();
const answers = new Map();
let isOver = false;
try {
  await check();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
const failed = [...answers].filter(([status]) => !status.startsWith('2'));
for (const [status, times] of answers) console.log(`${String(status).padEnd(24)} ${times}`);
if (failed.length > 0 || answers.size === 0) process.exitCode = 1;
console.log(process.exitCode ? 'A release is noticed.' : 'Nobody noticed.');

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-release-'));
  chmodSync(folder, 0o755);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startPostgres();
  atEnd(async () => {
    await server.stop();
    server.remove();
  });
  server.ask('postgres', 'create database shop');
  const start = async (name, port) => {
    const settings = { DRAIN_SECONDS: given.drain };
    const shop = await startShop({
      ...{ folder, name, port, settings, databaseUrl: server.url('shop'), dataDir: join(folder, 'data') },
    });
    atEnd(() => shop.stop());
    return shop;
  };
  const shops = [await start('one'), await start('two')];
  const tlsPort = await startNginx(folder, shops);
  atEnd(() => {
    isOver = true;
  });
  const sku = server.ask(
    'shop',
    "select sku from product where selling = 'pack' and min_age is null and zones is null and availability = 'available' and not retired order by popularity desc limit 1",
  );

  const callers = Array.from({ length: 6 }, (_, at) => callOn(tlsPort, sku, at));
  await pause(1000);
  for (let round = 0; round < Number(given.rounds); round++) {
    for (const [at, shop] of shops.entries()) {
      await shop.stop();
      shops[at] = await start(at === 0 ? 'one' : 'two', shop.port);
      await pause(500);
    }
  }
  isOver = true;
  await Promise.all(callers);
}

/** One after the other on one connection: a page, and a line of a cart. */
async function callOn(port, sku, at) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const address = `10.1.0.${at}`;
  const cookies = new Map();
  while (!isOver) {
    await count(ask({ agent, port, cookies, address, method: 'GET', path: '/' }));
    if (!cookies.has('XSRF-TOKEN')) await ask({ agent, port, cookies, address, method: 'GET', path: '/api/csrf' });
    await count(
      ask({ agent, port, cookies, address, method: 'POST', path: '/api/carts/items', body: { sku, quantity: 1 } }),
    );
    await count(ask({ agent, port, cookies, address, method: 'DELETE', path: '/api/carts/items/all' }));
    // Below what nginx allows one address.
    await pause(100);
  }
  agent.destroy();
}

async function count(asked) {
  const what = await asked.catch((error) => error.code ?? error.message);
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

function ask({ agent, port, cookies, address, method, path, body }) {
  return new Promise((answered, broken) => {
    const headers = {
      ...{ host: 'shop.example', 'x-forwarded-for': address, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' },
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [pair] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      answer.resume().on('end', () => answered(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${method}`));
    });
    asked.on('error', broken);
    asked.end(body && JSON.stringify(body));
  });
}

async function startNginx(folder, shops) {
  const [certificate, key] = [join(folder, 'shop.pem'), join(folder, 'shop.key')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', '-days', '1'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [port, tlsPort] = [await freePort(), await freePort()];
  const conf = readFileSync(join(root, 'deploy/nginx/shop.conf'), 'utf8');
  const upstreams = shops.map((shop) => shop.port);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, tryableNginx(conf, { folder, port, tlsPort, upstreams, certificate, key }));
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  atEnd(async () => {
    if (nginx.exitCode !== null) return;
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  });
  await pause(1000);
  return tlsPort;
}
