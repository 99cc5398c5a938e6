import type { Content } from '@trolley/contract';
import { isNoContent, readContent, sizeBeside } from './content.ts';

export interface Labelled {
  readonly name: string;
  readonly pack: string;
}

/**
 * Name and pack as the shop shows them side by side: `Birnen 1kg` and `1000 g` are `Birnen` and `1 kg`. A size in the name
 * is left out where it is the very content; what it tells more (`4x100g` of `400 g`) is the pack then.
 */
export function tidyPack({ name, pack }: Labelled, content: Content | undefined, locale: string): Labelled {
  const beside = sizeBeside(name);
  const shown = tidySize(pack, locale);
  const known = (pack === '' ? undefined : readContent(pack)) ?? content;
  if (!beside || !known || !isSame(beside.content, known) || !isName(beside.rest)) return { name, pack: shown };
  const tellsMore = pack === '' || (isSeveral(beside.size) && isPlainAmount(pack));
  return { name: beside.rest, pack: tellsMore ? tidySize(beside.size, locale) : shown };
}

const isSame = (one: Content, other: Content) =>
  one.measure === other.measure && Math.abs(one.quantity - other.quantity) <= one.quantity / 1000;
const isName = (text: string) => /\p{L}.*\p{L}.*\p{L}/u.test(text);
const isSeveral = (size: string) => /\d ?[x×*] ?\d/i.test(size);
const isPlainAmount = (pack: string) => !isSeveral(pack) && readContent(pack) !== undefined;

const amount = /^(?:(\d{1,4}) ?[x×*] ?)?(\d{1,6}(?:[.,]\d{1,3})?) ?(\p{L}+)\.?$/iu;
const units: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  gm: 'g',
  gramm: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  liter: 'l',
  litre: 'l',
  litres: 'l',
};
const larger: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' };
const pieces = /^(?:st|stk|stck|stueck|pcs?|pces?|ea)$/i;
const washes = /^(?:wg|wl)$/i;
const words: Readonly<Record<string, { readonly piece: [string, string]; readonly wash: [string, string] }>> = {
  de: { piece: ['Stück', 'Stück'], wash: ['Waschgang', 'Waschgänge'] },
  en: { piece: ['piece', 'pieces'], wash: ['wash', 'washes'] },
};

/** `1000 g` is `1 kg`, `0.5l` is `0,5 l` in German, `6 stk` is `6 Stück`. What is said otherwise stays as it is. */
function tidySize(pack: string, locale: string): string {
  const given = pack.trim();
  const [, times, size = '', unit = ''] = amount.exec(given) ?? [];
  // `1.000 g` may be a thousand or one: nobody's but the retailer's to say.
  if (size === '' || isNoContent(given) || /^[1-9]\d*[.,]\d{3}$/.test(size)) return pack;
  const number = Number(size.replace(',', '.'));
  const said = saidSize(number, unit, locale);
  if (said === undefined) return pack;
  return times === undefined ? said : `${times} × ${said}`;
}

function saidSize(number: number, unit: string, locale: string): string | undefined {
  const language = words[locale.slice(0, 2)];
  const counted = pieces.test(unit) ? language?.piece : washes.test(unit) ? language?.wash : undefined;
  if (counted) return `${shownNumber(number, locale)} ${counted[number === 1 ? 0 : 1]}`;
  const small = units[unit.toLowerCase()];
  if (small === undefined) return undefined;
  const big = larger[small];
  if (big !== undefined && number >= 1000) return `${shownNumber(number / 1000, locale)} ${big}`;
  return `${shownNumber(number, locale)} ${small}`;
}

/** With the sign of the language, and without points between thousands. */
function shownNumber(number: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
    formats.set(locale, format);
  }
  return format.format(number);
}

/** Making one is dear, and an import has a hundred thousand packs. */
const formats = new Map<string, Intl.NumberFormat>();
