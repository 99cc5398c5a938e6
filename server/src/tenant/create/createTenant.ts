import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ThemeConfig } from '@trolley/contract';
import sharp from 'sharp';
import { paths, repositoryRoot } from '../../platform/paths.ts';
import { mergeOver } from '../mergeOver.ts';
import type { Answers } from './answers.ts';
import { type Language, moneyNames } from './countries.ts';
import { countryOf, countryTexts, inWordsOf, lawGap, lawOf, swapsOf } from './countryTexts.ts';
import { fillTemplate, type TemplateValues } from './fillTemplate.ts';
import { inlineMark, markPicture, socialPicture } from './logo.ts';
import { paletteOf } from './paletteOf.ts';

interface Folders {
  readonly tenantsDir: string;
  readonly localesDir?: string;
  readonly now?: Date;
}

/** Writes `tenants/<id>`, whole or not at all; returns what its owner should know. An existing folder is left alone. */
export async function createTenant(
  answers: Answers,
  { tenantsDir, localesDir = paths.locales, now = new Date() }: Folders,
): Promise<{ readonly dir: string; readonly notes: readonly string[] }> {
  const dir = join(tenantsDir, answers.id);
  const making = join(tenantsDir, `.making-${answers.id}`);
  const template = join(localesDir, answers.language, 'template');
  const values = valuesOf(answers, now);
  const { colours, notes } = paletteOf(answers.primary, answers.accent);
  try {
    const files = new Map(countryTexts(await textsOf(join(localesDir, answers.language)), answers));
    for (const file of await filesBelow(template)) {
      const filled = fillTemplate(inWordsOf(await readJson(join(template, file)), swapsOf(answers)), values);
      const page = legalPages.has(basename(file)) ? withLawGap(filled, answers) : filled;
      files.set(file, mergeOver(files.get(file), page));
    }
    for (const [file, content] of files) await writeJson(join(making, file), content);
    await writeFirstRows(join(making, 'import'), answers);
    await writeJson(join(making, 'theme.json'), themeOf(answers.name, colours));
    await writeMedia(join(making, 'media'), answers.name, colours, join(repositoryRoot, 'tenants/harbour/media/fonts'));
    // A rename to a folder that exists fails, so nothing is ever overwritten.
    await mkdir(dir);
    await rename(making, dir);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return { dir, notes: [...notes, ...lawNotes(answers)] };
}

const legalPages: ReadonlySet<string> = new Set(
  ['agb', 'impressum', 'widerruf', 'gewaehrleistung', 'datenschutz', 'barrierefreiheit']
    .concat(['terms', 'imprint', 'withdraw', 'legal-guarantee', 'privacy', 'accessibility'])
    .map((name) => `${name}.json`),
);

/** A page that follows the law of another country begins with a gap: nobody opens a shop with it unread. */
function withLawGap(page: unknown, answers: Answers): unknown {
  if (answers.country === lawOf[answers.language]) return page;
  const { blocks, ...rest } = page as { readonly blocks: readonly unknown[] };
  return { ...rest, blocks: [{ type: 'richText', html: `<p>[[${lawGap(answers, 'page')}]]</p>` }, ...blocks] };
}

function lawNotes({ language, country }: Answers): readonly string[] {
  if (country === lawOf[language]) return [];
  const [written, own] = [countryOf(lawOf[language]), countryOf(country)].map(({ name }) => name.en);
  return [
    `The legal pages and the confirmation of orders follow the law of ${written}, not of ${own}: each has a gap that says so.`,
    `The shop speaks as in ${written}; messages/country.json and the mails have what is said otherwise in ${own}. Read the rest.`,
  ];
}

/** What every import needs once and no price list has: the rates of tax, and the store of service/stores.json. */
async function writeFirstRows(dir: string, { name, language, country }: Answers): Promise<void> {
  await mkdir(dir, { recursive: true });
  const { food, standard, essential } = countryOf(country).vat;
  const rates = [`food;${food};`, `standard;${standard};`];
  if (essential) rates.push(`essential;${food};`, `essential;${essential.percent};${essential.from}`);
  const store = language === 'de' ? 'markt-1' : 'store-1';
  await writeFile(join(dir, 'vat.csv'), `${['name;percent;from', ...rates].join('\n')}\n`);
  const cell = /[";\s]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
  await writeFile(join(dir, 'stores.csv'), `id;name;zone;zoneName\n${store};${cell};standard;${cell}\n`);
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

/** The files that every shop of a language reads, by name. */
async function textsOf(dir: string): Promise<ReadonlyMap<string, unknown>> {
  const names = (await filesBelow(dir)).filter((name) => name.split(sep)[0] !== 'template');
  const read = names.map(async (name) => [name.split(sep).join('/'), await readJson(join(dir, name))] as const);
  return new Map(await Promise.all(read));
}

async function filesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? relative(dir, join(entry.parentPath, entry.name)) : [])).sort();
}

const open: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    company: 'Firma mit Rechtsform',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    vatId: 'UID-Nummer',
    register: 'Firmenbuchnummer und Gericht',
  },
  en: {
    company: 'company and its legal form',
    street: 'street and number',
    postcode: 'postal code',
    city: 'town',
    email: 'email address',
    phone: 'telephone number',
    vatId: 'VAT number',
    register: 'number in the company register',
  },
};

/** What is put into the template; what nobody told is a gap that the check finds. */
function valuesOf(answers: Answers, now: Date): TemplateValues {
  const { language } = answers;
  const country = countryOf(answers.country);
  const locale = `${language}-${country.code}`;
  const gaps = Object.fromEntries(Object.entries(open[language]).map(([name, words]) => [name, `[[${words}]]`]));
  const told = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  const values: Record<string, string | number | readonly string[]> = { ...gaps, ...told };
  // A sender must be an address from the start; this one is found by the check like any other of the demo's.
  values['email'] = answers.email ?? `office@${answers.id}.example`;
  values['streetName'] = answers.street?.replace(/\s+\d+\S*$|^\d+\S*\s+/, '') ?? `[[${open[language]['street']}]]`;
  return {
    ...values,
    locale,
    countryCode: country.code,
    country: country.name[language],
    currency: country.currency,
    money: moneyNames[country.currency]?.[language] ?? country.currency,
    timeZone: country.timeZone,
    holidays: country.holidays,
    lat: country.capital.lat,
    lng: country.capital.lng,
    year: String(now.getFullYear()),
    today: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: country.timeZone }).format(now),
  };
}

function themeOf(name: string, colours: ThemeConfig['colours']): ThemeConfig {
  return {
    colours,
    font: {
      family: 'Figtree Variable',
      file: 'fonts/figtree-latin-wght-normal.woff2',
      weights: '300 900',
      fallback: { sizeAdjust: '99.62%', ascent: '95.36%', descent: '25.1%', lineGap: '0%' },
    },
    radius: { s: '8px', m: '14px', l: '22px', pill: '999px' },
    logo: { mark: inlineMark(name), favicon: 'favicon.svg', touchIcon: 'touch-icon.png', socialImage: 'social.png' },
  };
}

async function writeMedia(
  media: string,
  name: string,
  { light }: ThemeConfig['colours'],
  fonts: string,
): Promise<void> {
  await mkdir(media, { recursive: true });
  await cp(fonts, join(media, 'fonts'), { recursive: true });
  const colours = { brand: light.brand, onBrand: light['on-brand'], accent: light.accent };
  const mark = markPicture(name, colours);
  await writeFile(join(media, 'favicon.svg'), `${mark}\n`);
  await writeFile(join(media, 'touch-icon.png'), await drawn(mark, 180, light.brand));
  await writeFile(join(media, 'social.png'), await drawn(socialPicture(name, colours, light['brand-soft']), 1200));
}

function drawn(svg: string, width: number, ground?: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize({ width });
  return (ground === undefined ? picture : picture.flatten({ background: ground })).png().toBuffer();
}
