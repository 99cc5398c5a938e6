import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openClosing } from './lib/closing.mjs';
import { root } from './lib/files.mjs';
import { bypassKey, startShop } from './lib/restore/shop.mjs';
import { createVisitor, order } from './lib/restore/shopper.mjs';
import { stateOf } from './lib/restore/state.mjs';
import { momentProblems, verdict } from './lib/restore/verdict.mjs';
import { findPostgres, newFolder, startPostgres } from './lib/throwawayPostgres.mjs';

// npm run restore-check [-- --orders=300]
// A shop with demo goods takes orders on a PostgreSQL that archives its log. Then both ways back are gone: the dump of
// docs/operations.md into an empty database, and a base backup with the archive to a moment before the last orders. A
// shop is started on each, and compared with what was there.
const { values: given } = parseArgs({ options: { orders: { type: 'string', default: '300' } } });
const count = Number(given.orders);
if (!findPostgres()) {
  console.error(
    'PostgreSQL is not installed. On Debian or Ubuntu:\n  apt-get install -y --no-install-recommends postgresql',
  );
  process.exit(2);
}

const { atEnd, close } = openClosing();
const figures = [];
let problems = [];
try {
  problems = await check();
} catch (error) {
  problems = [error.message];
} finally {
  await close();
}
for (const [what, value] of figures) console.log(`${what.padEnd(44)} ${value}`);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? 'Both restores hold everything.' : 'A restore lacks something.');
process.exitCode = problems.length === 0 ? 0 : 1;

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-restore-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const archive = ownFolder();
  const server = await openServer({
    settings: {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    },
  });
  server.ask('postgres', 'create database shop');
  const dataDir = join(folder, 'data');
  const shop = await startShop({ folder, name: 'shop', databaseUrl: server.url('shop'), dataDir });
  atEnd(() => shop.stop());

  const baseBackup = ownFolder();
  timed('base backup', () =>
    server.run('pg_basebackup', [
      '-d',
      server.url('postgres'),
      '-D',
      join(baseBackup, 'data'),
      '-X',
      'none',
      '-c',
      'fast',
    ]),
  );

  const skus = goods(server);
  const customer = await loggedIn(shop.base);
  const file = await sendFile(shop.base, server);
  const first = await placeOrders(shop.base, count, skus, 1);
  const orders = first.map(({ number }) => number);
  issueInvoices(shop.env, orders.slice(0, 3));

  const before = stateOf(server, 'shop');
  figures.push(['orders in the shop', String(before.orders.length)], ['invoices', String(before.invoices.length)]);
  const dump = join(ownFolder(), 'shop.dump');
  timed('dump', () => server.run('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`, server.url('shop')]));
  figures.push(['size of the dump', `${(statSync(dump).size / 1e6).toFixed(1)} MB`]);
  timed('files as a tar', () =>
    tar(['--create', `--file=${folder}/files.tar`, `--directory=${dataDir}`, ...areasIn(dataDir)]),
  );

  const moment = server.ask('shop', 'select clock_timestamp()');
  await new Promise((done) => setTimeout(done, 1500));
  const later = (await placeOrders(shop.base, 10, skus, 100_000)).map(({ number }) => number);
  server.ask('shop', 'select pg_switch_wal()');
  await archived(server);
  await shop.stop();

  const found = await fromDump({ server, folder, dump, before, orders, customer, guest: first.at(-1), file });
  found.push(...(await toMoment({ archive, baseBackup, moment, folder, orders, later })));
  return found;
}

/** Into an empty database, as docs/operations.md says. */
async function fromDump({ server, folder, dump, before, orders, customer, guest, file }) {
  server.ask('postgres', 'create database restored');
  timed('restore of the dump', () =>
    server.run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${server.url('restored')}`, dump]),
  );
  const dataDir = join(folder, 'restored');
  mkdirSync(dataDir);
  timed('files from the tar', () => tar(['--extract', `--file=${folder}/files.tar`, `--directory=${dataDir}`]));
  const after = stateOf(server, 'restored');
  const found = verdict({ before, after, orders });

  const shop = await startShop({ folder, name: 'restored', databaseUrl: server.url('restored'), dataDir });
  atEnd(() => shop.stop());
  figures.push(['start of the shop on it', seconds(shop.readyMs)]);
  const expectTrue = (holds, problem) => void (holds || found.push(problem));
  const { status } = await customer.at(shop.base).call('GET', '/api/customers');
  expectTrue(status === 200, `the customer's session answers ${status}`);
  const own = await guest.visitor.at(shop.base).call('GET', `/api/orders/${guest.number}`);
  expectTrue(own.status === 200, `the guest's own order answers ${own.status}`);
  const secret = Buffer.from(server.ask('shop', "select encode(secret, 'hex') from shop_secret limit 1"), 'hex');
  const key = createHmac('sha256', secret).update(`order ${orders[0]}`).digest('base64url');
  const stranger = createVisitor(shop.base, '198.51.100.250');
  const linked = await stranger.call('GET', `/api/orders/${orders[0]}?key=${key}`);
  expectTrue(linked.status === 200, `the link of a mail answers ${linked.status}`);
  const refused = await stranger.call('GET', `/api/orders/${orders[0]}`);
  expectTrue(refused.status === 404, `without its link a stranger gets ${refused.status}`);
  expectTrue(
    readFileSync(join(dataDir, 'uploads', file.name)).equals(file.bytes),
    'a file that was sent is not the same',
  );

  const [next] = await placeOrders(shop.base, 1, goods(server), 200_000);
  expectTrue(!before.orders.includes(next.number), `the number ${next.number} was given out twice`);
  issueInvoices(shop.env, [next.number]);
  const { invoices } = stateOf(server, 'restored');
  expectTrue(
    invoices.length === before.invoices.length + 1 && Math.max(...invoices) === Math.max(...before.invoices) + 1,
    `after invoice ${Math.max(...before.invoices)} comes ${Math.max(...invoices)}`,
  );
  await shop.stop();
  return found;
}

/** A base backup and the archive of the log, up to a moment. */
async function toMoment({ archive, baseBackup, moment, folder, orders, later }) {
  const begun = performance.now();
  writeFileSync(join(baseBackup, 'data', 'recovery.signal'), '');
  const server = await openServer({
    folder: baseBackup,
    // It is there already.
    fill: () => undefined,
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
      archive_mode: 'off',
    },
  });
  for (let tries = 0; server.ask('postgres', 'select pg_is_in_recovery()') === 't'; tries++) {
    if (tries > 600) throw new Error('the recovery did not come to its end');
    await new Promise((done) => setTimeout(done, 200));
  }
  figures.push(['restore to a moment, from base and archive', seconds(performance.now() - begun)]);
  const found = stateOf(server, 'shop').orders;
  const shop = await startShop({
    ...{ folder, name: 'moment', databaseUrl: server.url('shop'), dataDir: join(folder, 'moment') },
  });
  atEnd(() => shop.stop());
  await shop.stop();
  return momentProblems({ before: orders, later, found });
}

async function openServer(options) {
  const server = await startPostgres(options);
  atEnd(async () => {
    await server.stop();
    server.remove();
  });
  return server;
}

function goods(server) {
  const sql = `select sku from product where selling = 'pack' and min_age is null and zones is null
               and availability = 'available' and not retired order by popularity desc limit 12`;
  return server.ask('shop', sql).split('\n');
}

async function placeOrders(base, many, skus, from) {
  const begun = performance.now();
  const placed = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < many; at = next++) {
      const id = from + at;
      const visitor = createVisitor(base, `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`);
      const few = Array.from({ length: 6 }, (_, turn) => skus[(at + turn) % skus.length]);
      placed.push({ number: await order(visitor, { skus: few, email: `guest-${id}@example.org` }), visitor });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  if (many > 1) figures.push([`${many} orders placed`, seconds(performance.now() - begun)]);
  return placed.map(({ number, visitor }) => ({ number: String(number), visitor }));
}

async function loggedIn(base) {
  const { email, password } = { email: 'anna@feldmarkt.example', password: 'feldfrisch' };
  const customer = createVisitor(base, '198.51.100.1');
  await customer.ask('POST', '/api/auth/login', { email, password }, { 'x-bypass-recaptcha-key': bypassKey });
  return customer;
}

/** A file as it comes with a message; its name in the storage is known by its row. */
async function sendFile(base, server) {
  const bytes = Buffer.from(`%PDF-1.4\n% a receipt\n${'x'.repeat(2000)}\n%%EOF\n`);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'receipt.pdf');
  const visitor = createVisitor(base, '198.51.100.2');
  await visitor.ask('POST', '/api/forms/contact/uploads', form);
  return { bytes, name: server.ask('shop', 'select file from form_upload where file is not null limit 1') };
}

/** Until an order has left, which is when its invoice gets its number. */
function issueInvoices(env, orders) {
  for (const number of orders)
    for (const step of [
      ['start', number, '--early'],
      ['pick', number, '--early'],
      ['ready', number],
    ]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/command.mjs', 'orders', ...step], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`orders ${step.join(' ')}: ${stdout}${stderr}`);
    }
}

/** Until all of the log that was written so far lies in the archive. */
async function archived(server) {
  const sql =
    "select coalesce(last_archived_wal, '') >= pg_walfile_name(pg_current_wal_lsn() - 1) from pg_stat_archiver";
  for (let tries = 0; server.ask('shop', sql) !== 't'; tries++) {
    if (tries > 300) throw new Error('the log was not archived');
    await new Promise((done) => setTimeout(done, 200));
  }
}

function tar(args) {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
}

function areasIn(dataDir) {
  return ['photos', 'media', 'uploads'].filter((area) => existsSync(join(dataDir, area)));
}

function ownFolder() {
  const folder = newFolder();
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function timed(what, work) {
  const begun = performance.now();
  work();
  figures.push([what, seconds(performance.now() - begun)]);
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
