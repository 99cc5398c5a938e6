import type { ContentProblem } from './studio.ts';
import { walkValue } from './walkValue.ts';

type Held = Readonly<Record<string, unknown>>;

/** Words without which a shopper meets an empty heading, or a link or tab that nobody can name, by kind of block. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  slider: ['title'],
  table: ['caption'],
  video: ['title'],
  productGroup: ['title'],
  productPromotion: ['title', 'action'],
  voucherGroup: ['title'],
  vouchers: ['title'],
  cookieList: ['title'],
  recipeSearch: ['title'],
  tabs: ['label'],
};

/**
 * What is there and says nothing. It keeps a draft from being published, and is no part of the schema: what is live
 * already stays so.
 */
export function blankProblems(value: unknown): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  const ask = (held: Held, field: string, path: () => ContentProblem['path']) => {
    const words = held[field];
    if (typeof words === 'string' && words.trim() === '')
      found.push({ path: [...path(), field], kind: 'schema', code: 'missing', text: 'expected words' });
  };
  walkValue(value, (held, key, path) => {
    if (!isHeld(held)) return;
    // The page itself.
    if (key === undefined && Array.isArray(held['blocks'])) ask(held, 'title', path);
    if (typeof held['type'] === 'string') {
      for (const field of wordsOf[held['type']] ?? []) ask(held, field, path);
      for (const list of entriesOf(held))
        for (const [place, entry] of list.entries.entries())
          if (isHeld(entry)) ask(entry, list.field, () => [...path(), list.name, place]);
    }
    if ('to' in held && 'label' in held) ask(held, 'label', path);
  });
  return found;
}

function entriesOf({ type, items, tabs }: Held) {
  if (type === 'tabs' && Array.isArray(tabs)) return [{ name: 'tabs', field: 'label', entries: tabs as unknown[] }];
  if ((type === 'teaser' || type === 'slider') && Array.isArray(items))
    return [{ name: 'items', field: 'title', entries: items as unknown[] }];
  return [];
}

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
