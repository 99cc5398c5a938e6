import { type ContentProblem, walkValue } from '@trolley/contract';

type Held = Readonly<Record<string, unknown>>;

/** Pictures and films that are named and not there. */
export function missingMedia(value: unknown, hasMedia: (file: string) => boolean): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  walkValue(value, (held, key, path) => {
    if (!isHeld(held)) return;
    const field = fieldOf(held, key);
    const file = field && held[field];
    if (!field || typeof file !== 'string' || file === '' || /^(\/|https:)/.test(file) || hasMedia(file)) return;
    const text = 'there is no such file';
    found.push({ path: [...path(), field], kind: 'missingMedia', code: 'missingMedia', values: { file }, text });
  });
  return found;
}

/** The field of an object that names a file. */
function fieldOf(held: Held, key: string | number | undefined): string | undefined {
  if (key === 'meta') return 'openGraphImage';
  if (key === 'background') return 'image';
  if (held['type'] === 'video' && held['provider'] === 'file') return 'source';
  return 'alt' in held ? 'file' : undefined;
}

/**
 * Pictures that say something and say it to nobody who cannot see them. Beside the words of a teaser a picture only
 * decorates; one that stands alone, or is all that a link shows, does not.
 */
export function missingAlternatives(value: unknown): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  walkValue(value, (held, _, path) => {
    if (!isHeld(held) || held['type'] !== 'image' || !isHeld(held['picture'])) return;
    const { alt } = held['picture'];
    if (typeof alt !== 'string' || alt.trim() !== '') return;
    const isDescribed = isText(held['caption']) && held['to'] === undefined;
    if (isDescribed) return;
    const text = 'what does the picture show?';
    found.push({ path: [...path(), 'picture', 'alt'], kind: 'missingAlt', code: 'missingAlt', text });
  });
  return found;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
