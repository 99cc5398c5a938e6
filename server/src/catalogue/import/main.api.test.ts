import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from '../../../test/bundle.ts';
import { heldBy, startHolding } from '../../../test/holding.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { repositoryRoot } from '../../platform/paths.ts';
import { jsonLines } from './testing.ts';

const { home, dataDir, holdMade } = startHolding();
let program: Bundle;
let shared: TestDatabase;
let running: ChildProcess[] = [];

beforeAll(async () => {
  program = await bundle(join(import.meta.dirname, '../../../test/importProgram.ts'));
});
afterAll(() => program.remove());
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
});

const rows = [
  { kind: 'vat', name: 'food', permille: 100 },
  { kind: 'category', slug: 'milk', name: 'Milk', unit: 'l' },
  ...Array.from({ length: 3000 }, (_, n) => ({
    kind: 'product',
    sku: `S${n}`,
    name: `Milk ${n}`,
    brand: 'Alm',
    category: 'milk',
    pack: '1 l',
    vat: 'food',
  })),
  ...Array.from({ length: 3000 }, (_, n) => ({ kind: 'price', sku: `S${n}`, cents: 100 + n })),
];

function start(args: readonly string[], env: Record<string, string>): ChildProcess {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program.file, ...args], { env: { PATH, ...env }, cwd: home() });
  // It may be killed before it has read all.
  child.stdin.on('error', () => {});
  running.push(child);
  return child;
}

async function run(args: readonly string[], env: Record<string, string>) {
  const child = start(args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** What the shop's tables hold, and whether anything of an import is still there. */
async function remains() {
  const [counts] = await shared.database.query({
    text: `select (select count(*) from product) as products, (select count(*) from category) as categories,
                  (select version from snapshot_version where area = 'catalogue') as version,
                  (select count(*) from pg_class where relname = 'import_row') as staging`,
  });
  return counts;
}

/** To be closed by a further condition or a parenthesis. */
const importing = `exists (select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

async function waitUntil(text: string): Promise<void> {
  const isSo = async () => (await shared.database.query<{ is: boolean }>({ text: `select ${text} as is` }))[0]?.is;
  await expect.poll(isSo).toBe(true);
}

test('an import that is killed leaves nothing behind, while it reads and while it writes', async () => {
  shared = await createTestDatabase();
  try {
    const env = { DATABASE_URL: shared.connectionString, DATA_DIR: dataDir() };
    const before = await remains();

    const reading = start(['-'], env);
    reading.stdin?.write(jsonLines(rows));
    await waitUntil(`${importing} and query like 'insert into import_row%')`);
    reading.kill('SIGKILL');
    await waitUntil(`not ${importing})`);
    expect(await remains()).toEqual(before);

    const file = join(home(), 'all.jsonl');
    writeFileSync(file, jsonLines(rows));
    await shared.database.transaction(async (tx) => {
      // Its products are written by the time it waits here.
      await tx.query({ text: 'lock table price in exclusive mode' });
      const writing = start([file], env);
      await waitUntil(`exists (select from pg_locks where not granted and relation = 'price'::regclass)`);
      writing.kill('SIGKILL');
      await once(writing, 'exit');
    });
    await waitUntil(`not ${importing})`);
    expect(await remains()).toEqual(before);

    const { code, output } = await run([file], env);
    expect(code).toBe(0);
    // The pages of the tenant name goods of its demo, which this catalogue does not have.
    expect(output).toMatch(/Content names \d+ things that are not there:\n {2}page \/.*: (product|category|brand) "/);
    expect(await remains()).toMatchObject({ products: 3000, categories: 1, staging: 0 });
  } finally {
    await shared.drop();
  }
});

test('Ctrl-C undoes what was read so far', async () => {
  shared = await createTestDatabase();
  try {
    const child = start(['-'], { DATABASE_URL: shared.connectionString, DATA_DIR: dataDir() });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stdin?.write(jsonLines(rows));
    await waitUntil(`${importing} and query like 'insert into import_row%')`);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output]).toEqual([1, expect.stringContaining('Stopped before the end.\nNothing was written.')]);
    expect(await remains()).toMatchObject({ products: 0, staging: 0 });
  } finally {
    await shared.drop();
  }
});

test('an import reaches the embedded database of a shop that runs, and brings its own where none does', async () => {
  const holder = holdMade();
  await heldBy(holder);
  const file = join(home(), 'all.jsonl');
  writeFileSync(file, jsonLines(rows.slice(0, 10)));
  const first = await run(['all.jsonl'], { DATA_DIR: dataDir() });
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('8 new') as string });
  expect(holder.isRunning()).toBe(true);
  await holder.stop();

  const second = await run(['all.jsonl'], { DATA_DIR: dataDir() });
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining('nothing changed') as string });
});

test('problems are printed with their place, all of them go into the report, and the exit code tells', async () => {
  shared = await createTestDatabase();
  try {
    const env = { DATABASE_URL: shared.connectionString, DATA_DIR: dataDir() };
    writeFileSync(join(home(), 'prices.csv'), `sku;price\n${'A;0\n'.repeat(60)}`);
    const { code, output } = await run(['prices.csv', '--report', 'bad.jsonl'], env);
    expect(code).toBe(1);
    expect(output).toContain('60 × cents: expected a whole number from 1 to 1000000\n');
    expect(output).toContain('e.g. prices.csv:2 ("0"), prices.csv:3 ("0"), prices.csv:4 ("0")\n');
    expect(output).toContain('prices.csv:2: cents: expected a whole number from 1 to 1000000\n');
    expect(output).toContain('… and 55 more');
    expect(output).toContain('60 rows read');
    const report = readFileSync(join(home(), 'bad.jsonl'), 'utf8').trim().split('\n');
    expect(report).toHaveLength(60);
    expect(JSON.parse(report[59] ?? '')).toMatchObject({ file: 'prices.csv', line: 61, field: 'cents' });

    // A till's export as a spreadsheet saves it, with columns and an encoding of its own.
    const examples = join(repositoryRoot, 'docs/examples');
    const till = readFileSync(join(examples, 'till.csv'), 'utf8');
    writeFileSync(join(home(), 'till.csv'), till, 'latin1');
    writeFileSync(join(home(), 'vat.csv'), 'name,percent\nfood,10\nstandard,20\n');
    const map = ['--map', join(examples, 'till.map.json')];
    expect(await run(['vat.csv', 'till.csv', ...map], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('till.csv:2: expected text in UTF-8') as string,
    });
    const mapped = await run(['vat.csv', 'till.csv', ...map, '--encoding', 'windows-1252'], env);
    expect(mapped.output).toMatch(/categories +8 new.*\n.*\n +products +6 new.*\n +prices +5 new/);
    expect(mapped.code).toBe(0);

    // The retailer's own file says whose marks goods may bear.
    const marked = (scheme: string) => {
      const certificates = [{ label: 'fairtrade', scheme, number: 'F 1' }];
      writeFileSync(join(home(), 'marked.jsonl'), jsonLines([...rows.slice(0, 2), { ...rows[2], certificates }]));
      return run(['marked.jsonl', '--dry-run'], env);
    };
    expect((await marked('Fairhandel-Siegel (Demo)')).output).not.toContain('certificates');
    expect((await marked('Our own')).output).toContain('certificates.0.scheme: expected one of');

    expect(await run(['none.csv'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('none.csv: there is no such file') as string,
    });
    expect(await run(['--help'], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm run import') as string,
    });
  } finally {
    await shared.drop();
  }
});
