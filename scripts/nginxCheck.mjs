import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/files.mjs';
import { freePort } from './lib/throwawayPostgres.mjs';
import { tryableNginx } from './lib/tryableNginx.mjs';

// npm run nginx-check
// Reads deploy/nginx/shop.conf with Debian's nginx (`nginx -t`), then starts it in front of two small servers and sees
// whether it asks the other one when it should, and never sends a POST twice.
const lacking = ['nginx', 'openssl'].filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
if (lacking.length > 0) {
  const packages = lacking.map((name) => (name === 'nginx' ? 'nginx-light' : name));
  console.error(
    `Not installed: ${lacking.join(', ')}. On Debian or Ubuntu:\n  apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'trolley-nginx-'));
// nginx works by an account of its own, and large bodies go by way of this folder.
chmodSync(folder, 0o755);
const problems = [];
const expectTrue = (holds, problem) => void (holds || problems.push(problem));
const servers = [];
let nginx;
try {
  await check();
} catch (error) {
  problems.push(error.message);
} finally {
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? 'deploy/nginx/shop.conf is read and does what it says.'
    : 'deploy/nginx/shop.conf is not good.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function check() {
  const [certificate, key] = [join(folder, 'shop.pem'), join(folder, 'shop.key')];
  const subject = ['-subj', '/CN=shop.example', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  const seen = [];
  const shops = [await startShop('one', seen), await startShop('two', seen)];
  const [port, tlsPort] = [await freePort(), await freePort()];
  const conf = readFileSync(join(root, 'deploy/nginx/shop.conf'), 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    tryableNginx(conf, { folder, port, tlsPort, upstreams: shops.map((shop) => shop.port), certificate, key }),
  );
  const read = spawnSync('nginx', ['-t', '-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    encoding: 'utf8',
  });
  if (read.status !== 0) throw new Error(`nginx -t:\n${read.stderr}`);
  nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const ask = (path, options) => askOnce(tlsPort, path, options);
  for (let tries = 0; tries < 50 && !(await ask('/').catch(() => undefined)); tries++)
    await new Promise((done) => setTimeout(done, 100));
  seen.length = 0;

  const plain = await fetch(`http://127.0.0.1:${port}/milk?page=2`, { redirect: 'manual' });
  expectTrue(plain.headers.get('location') === 'https://shop.example/milk?page=2', 'plain HTTP does not lead to HTTPS');

  await ask('/page', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'mine' } });
  const { headers } = seen.at(-1);
  expectTrue(
    headers['x-forwarded-for'] === '203.0.113.9, 127.0.0.1',
    `X-Forwarded-For is ${headers['x-forwarded-for']}`,
  );
  expectTrue(headers['x-forwarded-proto'] === 'https', `X-Forwarded-Proto is ${headers['x-forwarded-proto']}`);
  expectTrue(headers.host === 'shop.example', `Host is ${headers.host}`);
  expectTrue(headers['x-request-id'] === 'mine', 'the id of the request is lost');
  for (const path of ['/metrics', '/ready', '/serving'])
    expectTrue((await ask(path)).status === 404, `${path} is shown to everybody`);

  // While the database is away both say so, and pages from memory are served all the same.
  for (let turn = 0; turn < 6; turn++) expectTrue((await ask('/away')).status === 503, 'a 503 of the shop is lost');
  expectTrue((await ask('/page')).status === 200, 'after some 503 nothing is served any more');

  // One of the two lacks the file: whoever is asked first, the answer is the file.
  for (let turn = 0; turn < 6; turn++) {
    for (const path of ['/assets/only-two.js', '/studio/assets/only-two.js'])
      expectTrue((await ask(path)).status === 200, `${path} is not found at the other shop`);
  }
  expectTrue((await ask('/assets/nowhere.js')).status === 404, 'a file that nobody has is not 404');

  // Breaks off after it has got the request: a GET goes to the other one, a POST to nobody else.
  seen.length = 0;
  for (let turn = 0; turn < 6; turn++) await ask('/break', { method: 'POST', body: '{}' });
  const posts = seen.filter(({ url, method }) => url === '/break' && method === 'POST').length;
  expectTrue(posts === 6, `6 requests that broke off were sent ${posts} times`);

  expectTrue((await ask('/api/forms', { method: 'POST', body: 'x'.repeat(12e6) })).status === 413, '12 MB are taken');
  expectTrue(
    (await ask('/api/studio/media', { method: 'POST', body: 'x'.repeat(20e6) })).status === 200,
    'a picture of 20 MB is refused',
  );

  await ask('/api/stores?latitude=47.07', { headers: { referer: 'https://shop.example/search?q=milk' } });
  const logged = await readLogged('/api/stores');
  expectTrue(logged.includes(' "GET /api/stores HTTP/1.1" 200 '), `the access log says ${logged}`);
  expectTrue(!/latitude|page=2|q=milk/.test(logged), 'queries are logged');

  // One is gone, as in a release: nobody notices, whatever the method.
  shops[0].server.close();
  shops[0].server.closeAllConnections();
  const answers = [];
  for (let turn = 0; turn < 40; turn++)
    answers.push((await ask('/page', { method: turn % 2 ? 'POST' : 'GET' })).status);
  expectTrue(
    answers.every((status) => status === 200),
    `with one shop gone: ${answers.join(' ')}`,
  );
}

/** nginx writes a line once the answer was sent. */
async function readLogged(path) {
  let text = '';
  for (let tries = 0; tries < 50 && !text.includes(path); tries++) {
    await new Promise((done) => setTimeout(done, 20));
    text = readFileSync(join(folder, 'access.log'), 'utf8');
  }
  return text;
}

async function startShop(name, seen) {
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming;
    seen.push({ name, url, method, headers });
    incoming.resume().on('end', () => {
      if (url === '/break') return incoming.socket.destroy();
      const lacks = url.includes('/assets/') && !(url.endsWith('only-two.js') && name === 'two');
      outgoing.writeHead(url === '/away' ? 503 : lacks ? 404 : 200).end(name);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: server.address().port };
}

function askOnce(port, path, { method = 'GET', headers = {}, body } = {}) {
  const agent = new Agent({ rejectUnauthorized: false });
  return new Promise((answered, failed) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { host: 'shop.example', ...headers } },
      (answer) => {
        answer.resume().on('end', () => answered({ status: answer.statusCode, headers: answer.headers }));
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}
