import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from './files.mjs';

// What is not built yet is built on the way, as it is for a reader of the guide.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000, interval: 200 } } });

const guide = readFileSync(join(root, 'docs/your-own-shop.md'), 'utf8');
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command]) => command.trim());
/** The command of the guide that has these words, letter by letter. */
function printed(...words) {
  const found = commands.filter((command) => words.every((word) => command.includes(word)));
  if (found.length !== 1) throw new Error(`The guide prints ${found.length} commands with ${words.join(', ')}`);
  return found[0];
}
const [, map] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
const table = guide
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.split('|').length === 9)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join('\t'),
  );

const closing = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** A folder with the shop's own commands, whose files and database are not those of the checkout. */
async function openFolder() {
  const home = mkdtempSync(join(tmpdir(), 'trolley-own-shop-'));
  closing.push(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ours = Object.entries(scripts)
    .filter(([name]) => ['start', 'tenant', 'import', 'check'].includes(name))
    .map(([name, command]) => [name, command.replace('scripts/', `${root}/scripts/`)]);
  mkdirSync(join(home, 'tenants'));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(ours) }));
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const settings = { TENANT: 'alpenkorb', TENANTS_DIR: join(home, 'tenants'), DATA_DIR: join(home, '.data') };
  const env = { PATH, HOME, ...settings, PORT: String(port), PAYMENTS: 'none', npm_config_update_notifier: 'false' };

  function run(command) {
    const child = spawn('sh', ['-c', command], { cwd: home, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    const ended = once(child, 'close').then(([code]) => ({ code, output }));
    return { child, ended, output: () => output };
  }
  async function start(command) {
    const { child, ended, output } = run(command);
    closing.push(async () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    });
    await expect
      .poll(() => child.exitCode ?? output(), { timeout: 540_000 })
      .toContain(`"address":"http://localhost:${port}"`);
  }
  async function page(path) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    const html = await answer.text();
    const words = html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/[\s\u00a0\u202f]+/g, ' ');
    return { status: answer.status, html, words };
  }
  return {
    run: (command) => run(command).ended,
    start,
    page,
    write: (name, text) => writeFileSync(join(home, name), text),
  };
}

test('TEN-10, DISC-08 the guide, as it is printed, makes a shop that sells what the table has', async () => {
  const { run, start, page, write } = await openFolder();
  expect(await run(printed('tenant -- new', '--name'))).toMatchObject({ code: 0 });
  await start(printed('npm start'));
  expect((await page('/')).html).not.toContain('class="tile"');

  write('my-products.tsv', `${table.join('\n')}\n`);
  write('my.map.json', map);
  const tried = await run(printed('npm run import', '--dry-run'));
  expect(tried).toMatchObject({ code: 0, output: expect.stringMatching(/products +5 new/) });
  expect((await page('/sortiment')).html).not.toContain('/sortiment/');
  const imported = await run(printed('npm run import', '--skip-bad'));
  expect(imported).toMatchObject({ code: 0, output: expect.stringMatching(/products +5 new[^]*Written\./) });

  // The shop that runs shows it by itself: every tile with a picture and an address that is there.
  await expect.poll(async () => (await page('/')).html).toContain('href="/sortiment/dairy"');
  const home = await page('/');
  const tiles = home.html.split('class="tile"').slice(1);
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) {
    expect(tile).toMatch(/<img /);
    const [, href] = /href="([^"]+)"/.exec(tile) ?? [];
    expect(await page(href)).toMatchObject({ status: 200 });
  }
  for (const department of ['Dairy', 'Fruit', 'Drinks', 'Household']) expect(home.words).toContain(department);
  expect(home.words).toContain('Whole milk');

  expect((await page('/sortiment/dairy-milk')).words).toMatch(/Whole milk .*1 l .*1,49 €\/l/);
  expect((await page('/sortiment/fruit-apples')).words).toMatch(/Braeburn .*2,99 €\/kg/);
  expect((await page('/sortiment/drinks')).words).toMatch(/2,58 €\/l/);
  expect((await page('/sortiment/household')).words).toMatch(/0,25 €\/WG|0,25 €\/Waschgang/);
  expect((await page('/suche/brandy')).words).toContain('Plum brandy');

  const checked = await run(printed('npm run check'));
  expect(checked).toMatchObject({ code: 1, output: expect.stringContaining('[[IBAN]]') });
  expect(checked.output).not.toMatch(/no price|without a known content|is not in the catalogue/);
});
