import { mergeOver } from '../mergeOver.ts';
import type { Answers } from './answers.ts';
import { countries, type Language } from './countries.ts';

/** Whose law the legal texts of a language follow, and whose words its other texts are in. */
export const lawOf: Readonly<Record<Language, string>> = { de: 'AT', en: 'IE' };

type Swap = readonly [RegExp, string];

const postalCode = (word: string): readonly Swap[] => [
  [/\b([Aa])n Eircode\b/g, `$1 ${word}`],
  [/^Eircode\b/, word.replace(/^./, (first) => first.toUpperCase())],
  [/\bEircode\b/g, word],
];

const german: readonly Swap[] = [
  [/\bServus\b/g, 'Hallo'],
  [/\bPfiat di\b/g, 'Mach’s gut'],
  [/\bKassabon/g, 'Kassenbon'],
  [/\bKassa\b/g, 'Kasse'],
  [/\bKuvert\b/g, 'Umschlag'],
  [/\bPostkasten\b/g, 'Briefkasten'],
  [/\bGeldbörsel\b/g, 'Geldbeutel'],
  [/\bParadeiser\b/g, 'Tomaten'],
  [/ um (?=\{sum\})/g, ' für '],
];

/** What a country calls otherwise than the one its language was written for. */
export function swapsOf({ language, country }: Pick<Answers, 'language' | 'country'>): readonly Swap[] {
  if (country === lawOf[language]) return [];
  if (language === 'en') return postalCode(country === 'GB' ? 'postcode' : 'postal code');
  return country === 'CH' ? [...german, [/ß/g, 'ss']] : german;
}

/** Every text of a file in the words of the country; the names of its fields stay. */
export function inWordsOf(content: unknown, swaps: readonly Swap[]): unknown {
  if (typeof content === 'string') return swaps.reduce((text, [from, to]) => text.replace(from, to), content);
  if (Array.isArray(content)) return content.map((one) => inWordsOf(one, swaps));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, inWordsOf(value, swaps)]));
}

/**
 * What a shop of another country says otherwise than all shops of its language, by file: the texts that change, and a gap
 * before the paragraphs of a confirmation that follow a law. `base` has the language's files without its template.
 */
export function countryTexts(base: ReadonlyMap<string, unknown>, answers: Answers): ReadonlyMap<string, unknown> {
  const swaps = swapsOf(answers);
  const own = new Map<string, unknown>();
  if (swaps.length === 0) return own;
  for (const [file, content] of base) {
    const changed = changedIn(content, inWordsOf(content, swaps));
    if (changed === undefined) continue;
    const name = file.startsWith('messages/') ? 'messages/country.json' : file;
    own.set(name, mergeOver(own.get(name), changed));
  }
  const mails = 'order/mails.json';
  const { confirmation } = inWordsOf(base.get(mails), swaps) as { confirmation: { after: readonly string[] } };
  const after = [`[[${lawGap(answers, 'mail')}]]`, ...confirmation.after];
  own.set(mails, mergeOver(own.get(mails), { confirmation: { after } }));
  return own;
}

/** Objects field by field, everything else as a whole: as a tenant's file is read over that of its language. */
function changedIn(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return after;
  const fields = Object.entries(after).map(
    ([name, value]) => [name, changedIn((before as Record<string, unknown>)[name], value)] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What stands in front of a text that follows the law of another country; nobody opens a shop with it unread. */
export function lawGap({ language, country }: Answers, where: 'page' | 'mail'): string {
  const [written, own] = [countryOf(lawOf[language]), countryOf(country)].map(({ name }) => name[language]);
  if (language === 'de') {
    const what = where === 'page' ? 'Dieser Text folgt' : 'Rücktritt und Gewährleistung unten folgen';
    return `${what} dem Recht von ${written}; lass ${where === 'page' ? 'ihn' : 'sie'} für ${own} prüfen und lösch dann diese Zeile`;
  }
  const what = where === 'page' ? 'This text follows' : 'Withdrawal and guarantee below follow';
  return `${what} the law of ${written}; have ${where === 'page' ? 'it' : 'them'} checked for ${own}, then delete this line`;
}

export function countryOf(code: string) {
  const country = countries.find((one) => one.code === code);
  if (!country) throw new Error(`There is no country ${code}.`);
  return country;
}
