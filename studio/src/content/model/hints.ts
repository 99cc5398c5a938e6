import type { TextControl } from './fieldModel.ts';
import type { Path } from './json.ts';

/** What a text is, by its name: a schema says only that it is a text. */
export const textHints: Readonly<Record<string, TextControl>> = {
  html: 'richText',
  text: 'longText',
  description: 'longText',
  defaultDescription: 'longText',
  legal: 'longText',
  paragraphs: 'longText',
  beforeContent: 'longText',
  emptyResultsContent: 'longText',
  consent: 'longText',
  to: 'link',
  href: 'link',
  sku: 'product',
  skus: 'product',
  product: 'product',
  category: 'category',
  brand: 'brand',
  file: 'media',
  openGraphImage: 'media',
  image: 'media',
  source: 'video',
  colour: 'colour',
  access: 'access',
};

/** Names of objects that have a control of their own. */
export const objectHints: Readonly<Record<string, 'picture' | 'link'>> = {
  picture: 'picture',
  pictures: 'picture',
  poster: 'picture',
  more: 'link',
  links: 'link',
  highlight: 'link',
  navigation: 'link',
  privacy: 'link',
};

/** What a new one begins with where the first choice is the rarer one: an own film needs somebody who puts it there. */
export const firstChoices: Readonly<Record<string, string>> = { provider: 'youtube' };

/** What another choice makes meaningless: a film of YouTube is no file of the shop. Undo brings it back. */
export const clearedBy: Readonly<Record<string, string>> = { provider: 'source' };

/** Never asked in the form of a block: its type is chosen once, its moments stand under "When". */
export const unasked: ReadonlySet<string> = new Set(['id', 'type', 'validFrom', 'validUntil']);

export type TextMark = 'stars' | 'title' | 'numbers';

/** What in a text the shop does not show as it is written, so that the form can say so. */
export function textMarks(item: string | undefined, path: Path, value: string): readonly TextMark[] {
  const field = path.join('.');
  const marks: TextMark[] = [];
  if (item === 'config:topBarBanner' && field === 'text') marks.push('stars');
  if (item === 'config:seo' && field === 'titleTemplate') marks.push('title');
  if (/\{(products|offers|memberPrices|offersUntil)\}/.test(value)) marks.push('numbers');
  return marks;
}
