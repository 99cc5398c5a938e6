import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lowContrasts } from '@trolley/contract';
import { expect, onTestFinished, test } from 'vitest';
import { fileOf, readingsOf } from '../../catalogue/import/testing.ts';
import { checkTenant } from '../../checkTenant.ts';
import { findRoomProblems } from '../../findRoomProblems.ts';
import { readOrderFiles } from '../../order/files/readOrderFiles.ts';
import { loadTenant } from '../loadTenant.ts';
import type { Answers } from './answers.ts';
import { createTenant } from './createTenant.ts';

const austrian: Answers = {
  id: 'alpenkorb',
  name: 'Alpenkorb',
  language: 'de',
  country: 'AT',
  primary: '#7a1f3d',
  company: 'Alpenkorb Handel GmbH',
  street: 'Salzgasse 12',
  postcode: '5020',
  city: 'Salzburg',
  email: 'office@alpenkorb.at',
  phone: '+43 662 123456',
  vatId: 'ATU12345678',
  register: 'FN 123456 a, Landesgericht Salzburg',
};
const british: Answers = { id: 'fen', name: 'Fen & Field', language: 'en', country: 'GB', primary: '#ffd500' };

function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'trolley-new-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

async function made(answers: Answers) {
  const tenantsDir = newFolder();
  const { dir, notes } = await createTenant(answers, { tenantsDir, now: new Date('2026-11-17T12:00:00Z') });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const text = files.map((name) => readFileSync(join(dir, name), 'utf8')).join('\n');
  const load = () => loadTenant({ tenantsDir, id: answers.id, baseUrl: 'http://localhost:3000' });
  return { tenantsDir, dir, notes, files, text, load };
}

test.each([austrian, british])(
  'TEN-10 $id can be started as it is: every file fits, all texts are there',
  async (answers) => {
    const { load, text, files } = await made(answers);
    const tenant = await load();
    expect(await findRoomProblems(tenant)).toEqual([]);
    expect(tenant.file).toMatchObject({ id: answers.id, name: answers.name });
    expect(Object.keys(tenant.publicConfig.messageBundle.messages).length).toBeGreaterThan(400);
    expect([tenant.theme.colours.light, tenant.theme.colours.dark].flatMap(lowContrasts)).toEqual([]);
    expect(text).not.toMatch(/Feldmarkt|Feldfreund|Harbour|Crew|\{\{/);
    expect(files.filter((name) => name.startsWith('catalogue'))).toEqual([]);
  },
);

test('TEN-10 every address it links to exists', async () => {
  const { load } = await made(austrian);
  const { pages, clientConfig } = await load();
  const paths = new Set(pages.map(({ path }) => path));
  const linked = [...JSON.stringify([pages, clientConfig]).matchAll(/"to":"(\/[^"#?]*)|href=\\"(\/[^"#?\\]*)/g)];
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.map(([, to, href]) => to ?? href ?? '').filter((path) => !paths.has(path))).toEqual([]);
});

test('what is known stands in its pages, invoices and mails; what is not is a marked gap', async () => {
  const { load, text } = await made(austrian);
  const tenant = await load();
  expect(JSON.stringify(tenant.pages.find(({ path }) => path === '/impressum'))).toContain('Alpenkorb Handel GmbH');
  expect(text).toContain('Alpenkorb <office@alpenkorb.at>');
  expect(text).toContain('[[IBAN]]');
  expect((await made(british)).text).toContain('[[company and its legal form]]');
});

test('the rows that every import needs once lie ready, for the store of its service files', async () => {
  const { dir } = await made(austrian);
  const [, store] = readFileSync(join(dir, 'import/stores.csv'), 'utf8').split('\n');
  const [{ id }] = JSON.parse(readFileSync(join(dir, 'service/stores.json'), 'utf8'));
  expect(store).toBe(`${id};Alpenkorb;standard;Alpenkorb`);
});

test('TEN-10 it has the tax rates of its country as the import reads them, in Austria also that of basic foods', async () => {
  const ratesOf = async (answers: Answers) => {
    const { dir } = await made(answers);
    const readings = await readingsOf(fileOf('vat.csv', readFileSync(join(dir, 'import/vat.csv'))));
    return readings.map((reading) => ('value' in reading ? reading.value : reading));
  };
  const standard = { name: 'standard', permille: 200 };
  expect(await ratesOf(austrian)).toEqual([
    { name: 'food', permille: 100 },
    standard,
    { name: 'essential', permille: 100 },
    { name: 'essential', permille: 49, from: '2026-07-01' },
  ]);
  expect(await ratesOf(british)).toEqual([{ name: 'food', permille: 0 }, standard]);
});

test('a colour that cannot be read is made darker, and that is said', async () => {
  expect((await made(british)).notes).toContainEqual(expect.stringContaining('#ffd500 is too light'));
  expect((await made(austrian)).notes).toEqual([]);
});

test('an existing folder is never touched', async () => {
  const tenantsDir = newFolder();
  mkdirSync(join(tenantsDir, 'alpenkorb'));
  writeFileSync(join(tenantsDir, 'alpenkorb', 'tenant.json'), 'mine');
  await expect(createTenant(austrian, { tenantsDir })).rejects.toThrow(/EEXIST/);
  expect(readdirSync(tenantsDir)).toEqual(['alpenkorb']);
  expect(readFileSync(join(tenantsDir, 'alpenkorb', 'tenant.json'), 'utf8')).toBe('mine');
  expect(existsSync(join(tenantsDir, 'alpenkorb', 'theme.json'))).toBe(false);
});

test('SAFE-01 the check refuses it for its gaps alone, and names each by file and field', async () => {
  const { tenantsDir } = await made(austrian);
  const env = { TENANTS_DIR: tenantsDir, BASE_URL: 'https://www.alpenkorb.at', MAIL: 'none' };
  const { refused } = await checkTenant('alpenkorb', env);
  expect(refused.length).toBeGreaterThan(5);
  expect(
    refused.filter((line) => !/\.json: [\w.]+: expected your own text in place of the gap \[\[/.test(line)),
  ).toEqual([]);
  expect(refused).toContainEqual(expect.stringContaining('order/order.json: seller.bank.iban: '));
});

test('a shop of another country is told whose law its legal pages follow, in each of them and by the command', async () => {
  const { notes, dir } = await made({ ...austrian, country: 'CH' });
  expect(notes).toEqual([
    expect.stringContaining('follow the law of Austria, not of Switzerland'),
    expect.stringContaining('speaks as in Austria'),
  ]);
  for (const name of ['agb', 'impressum', 'widerruf', 'gewaehrleistung', 'datenschutz'])
    expect(readFileSync(join(dir, `content/pages/${name}.json`), 'utf8')).toContain(
      '[[Dieser Text folgt dem Recht von Österreich; lass ihn für Schweiz prüfen',
    );
  expect((await made(austrian)).text).not.toContain('folgt dem Recht');
  expect((await made(british)).text).toContain('[[This text follows the law of Ireland');
});

test('TEN-10 a shop of another country speaks of its own postal codes and money, and its mails say whose law they follow', async () => {
  const { load, text, dir } = await made(british);
  const tenant = await load();
  expect(tenant.sourceTexts.get('service.field.postalCode')?.text).toBe('Postcode');
  expect(tenant.sourceTexts.get('service.store.nowhere')?.text).toContain('Try a postcode');
  expect([...tenant.sourceTexts.values()].filter((one) => one.text.includes('Eircode'))).toEqual([]);
  expect(text).not.toMatch(/Eircode|in euro/);
  expect(text).toContain('All prices are in pounds sterling');
  const { texts, file } = await readOrderFiles(dir);
  expect(texts.confirmation.after[0]).toMatch(/^\[\[Withdrawal and guarantee below follow the law of Ireland/);
  expect(texts.confirmation.subject).toContain('{orderNumber}');
  expect(file.invoice.thanks).toContain('{currency}');
  const abroad = await made({ ...austrian, language: 'en' });
  expect((await abroad.load()).sourceTexts.get('service.store.search')?.text).toBe('Town or postal code');
  expect((await readOrderFiles((await made(austrian)).dir)).texts.confirmation.after[0]).not.toContain('[[');
});

test('TEN-10 a German shop outside of Austria has no words that only Austria has, a Swiss one no ß', async () => {
  for (const country of ['DE', 'CH']) {
    const { load, dir, text } = await made({ ...austrian, country, street: 'Salzstraße 12' });
    const { sourceTexts } = await load();
    const words = [...sourceTexts.values()].map((one) => one.text);
    const { texts } = await readOrderFiles(dir);
    const said = [...words, JSON.stringify(texts), text].join('\n');
    expect(said).not.toMatch(/Kassa|Servus|Pfiat|Kuvert|Geldbörsel|vom Feld/);
    expect(said).toContain('Salzstraße 12');
    expect(words.some((one) => one.includes('ß'))).toBe(country === 'DE');
  }
});

test('TEN-10 its help page promises no hours and no way to pay that its files do not have', async () => {
  for (const answers of [austrian, british]) {
    const { dir } = await made(answers);
    const page = readFileSync(
      join(dir, `content/pages/${answers.language === 'de' ? 'kontakt' : 'help'}.json`),
      'utf8',
    );
    expect(page).not.toMatch(/Apple Pay|Google Pay|Rechnung|invoice|\d (?:Uhr|am|pm)\b/);
  }
});

test.each([austrian, british])(
  'the check names what $id still has from the example, and only that',
  async (answers) => {
    const { tenantsDir, dir } = await made(answers);
    const examples = async () => {
      const { warned } = await checkTenant(answers.id, { TENANTS_DIR: tenantsDir, MAIL: 'none' });
      return warned.flatMap(
        (line) => /service\/(\S+): (\S+): still the example's/.exec(line)?.slice(1, 3).join(' ') ?? [],
      );
    };
    const all = await examples();
    expect(all).toHaveLength(6);
    expect(all).toEqual(expect.arrayContaining(['service.json order.DELIVERY', 'stores.json 0.position']));
    const file = join(dir, 'service/stores.json');
    const [store] = JSON.parse(readFileSync(file, 'utf8'));
    const moved = { ...store, position: { lat: 47.8, lng: 13.04 } };
    writeFileSync(file, JSON.stringify([moved]));
    const others = all.filter((one) => one !== 'stores.json 0.position');
    expect(await examples()).toEqual(others);
    // A second store that nobody has moved.
    writeFileSync(file, JSON.stringify([moved, { ...store, id: `${store.id}-2` }]));
    expect(await examples()).toContain('stores.json 1.position');
  },
);

test('TEN-10 a name with the signs of a table is still one cell', async () => {
  const { dir } = await made({ ...british, name: 'Fen; "Field"' });
  const cell = '"Fen; ""Field"""';
  expect(readFileSync(join(dir, 'import/stores.csv'), 'utf8').split('\n')[1]).toBe(`store-1;${cell};standard;${cell}`);
});
