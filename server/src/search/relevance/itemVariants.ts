import type { RawItem } from './readItems.ts';

/** The same items with names as other retailers write them. What is right is judged by the names as they were. */
export const itemVariants: Readonly<Record<string, (item: RawItem) => RawItem>> = {
  'in lower case': renamed(({ name }) => name.toLowerCase()),
  'in upper case': renamed(({ name }) => name.toUpperCase()),
  'maker last, in upper case': renamed(({ name }) => makerLast(name).toUpperCase()),
  'size last, after the unit': renamed(withSizeLast),
  abbreviated: renamed(({ name }) => abbreviated(name)),
};

function renamed(nameOf: (item: RawItem) => string): (item: RawItem) => RawItem {
  return (item) => ({ ...item, name: nameOf(item) });
}

/** `HOFMARKE Vollmilch 3,5% 1l`: words in capitals at the beginning, or else the first of at least three. */
function makerLast(name: string): string {
  const words = name.split(/\s+/);
  const capitals = words.findIndex((word) => !/\p{Lu}{2}/u.test(word) || /\p{Ll}/u.test(word));
  const makers = capitals > 0 ? capitals : words.length >= 3 ? 1 : 0;
  return [...words.slice(makers), ...words.slice(0, makers)].join(' ');
}

const sizes = /(?:\d+\s*x\s*)?\d+(?:[.,]\d+)?\s*(?:kg|g|ml|cl|l|liter|stk|stück)\b\.?/giu;

function withSizeLast({ name, quantity, unit }: RawItem): string {
  const plain = name.replace(sizes, ' ').replace(/[\s,]+$/, '');
  return `${plain.replace(/\s+/g, ' ').trim()} ${String(quantity).replace('.', ',')} ${unit}`;
}

/** What stands on receipts and in old systems; each with what it is short for. */
const shortForms: readonly (readonly [RegExp, string])[] = (
  [
    ['natur', 'nat.'],
    ['joghurt', 'Jogh.'],
    ['schokolade', 'Schok.'],
    ['erdbeere?n?', 'Erdb.'],
    ['himbeere?n?', 'Himb.'],
    ['heidelbeere?n?', 'Heidelb.'],
    ['vanille', 'Van.'],
    ['gemischte?s?', 'gem.'],
    ['gemahlen', 'gem.'],
    ['gerieben', 'ger.'],
    ['getrocknete?', 'getr.'],
    ['geschnitten', 'geschn.'],
    ['geräucherte?r?', 'geräuch.'],
    ['vollkorn', 'Vollk.'],
    ['packung', 'Pkg.'],
    ['stück', 'Stk.'],
    ['flasche', 'Fl.'],
    ['dose', 'Ds.'],
    ['mit', 'm.'],
    ['ohne', 'o.'],
    ['und', 'u.'],
    ['verschiedene sorten', 'versch. Sorten'],
    ['original', 'Orig.'],
    ['italienische?r?', 'ital.'],
    ['griechische?r?s?', 'griech.'],
    ['österreichische?r?s?', 'österr.'],
    ['classic', 'Class.'],
    ['mineralwasser', 'Mineralw.'],
    ['toilettenpapier', 'Toilettenp.'],
    ['waschmittel', 'Waschm.'],
    ['kartoffeln?', 'Kart.'],
    ['tomaten?', 'Tom.'],
    ['paprika', 'Papr.'],
    ['schinken', 'Schink.'],
    ['hühner', 'Hü.'],
    ['schweins?', 'Schw.'],
    ['rindfleisch', 'Rindfl.'],
    ['limonade', 'Lim.'],
    ['shampoo', 'Shamp.'],
    ['gemüse', 'Gem.'],
  ] as const
).map(([word, short]) => [new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'giu'), short]);

function abbreviated(name: string): string {
  return shortForms.reduce((text, [word, short]) => text.replace(word, short), name);
}
