import { plainText } from './blockSummary.ts';
import type { Json } from './json.ts';
import { isList, isObject, textOf } from './json.ts';

/** Fields that name an entry, the best first. */
const naming = ['title', 'label', 'headline', 'network', 'brand', 'caption', 'alt', 'kicker', 'text', 'html', 'file'];

/** The first words of an entry of a list: of several fields the one that names it, of a row its first cells. Empty where it has none yet. */
export function entryName(value: Json | undefined): string {
  if (typeof value === 'string') return cut(plainText(value));
  if (isList(value)) {
    return cut(
      value
        .map(textOf)
        .filter((cell) => cell.trim() !== '')
        .slice(0, 3)
        .join(' · '),
    );
  }
  if (!isObject(value)) return '';
  const named = naming.map((name) => textOf(value[name]).trim()).find((text) => text !== '');
  if (named !== undefined) return cut(plainText(named));
  const inside = [value.picture, ...(isList(value.pictures) ? value.pictures : [])].find(isObject);
  return inside ? entryName(inside) : '';
}

function cut(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;
}
