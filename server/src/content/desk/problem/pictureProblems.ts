import type { ContentProblem } from '@trolley/contract';

type Path = ContentProblem['path'];
type Held = Readonly<Record<string, unknown>>;

/** Pictures and films that are named and not there. */
export function missingMedia(value: unknown, hasMedia: (file: string) => boolean): readonly ContentProblem[] {
  return objectsIn(value, []).flatMap(({ held, path }) =>
    filesOf(held, path).flatMap((key) => {
      const file = held[key];
      if (typeof file !== 'string' || file === '' || /^(\/|https:)/.test(file) || hasMedia(file)) return [];
      const text = 'there is no such file';
      return [{ path: [...path, key], kind: 'missingMedia', code: 'missingMedia', values: { file }, text } as const];
    }),
  );
}

/** The fields of an object that name a file. */
function filesOf(held: Held, path: Path): readonly string[] {
  if (path.length === 1 && path[0] === 'meta') return ['openGraphImage'];
  if (path.length === 2 && path[0] === 'meta' && path[1] === 'background') return ['image'];
  if (held['type'] === 'video' && held['provider'] === 'file') return ['source'];
  return 'alt' in held ? ['file'] : [];
}

/**
 * Pictures that say something and say it to nobody who cannot see them. Beside the words of a teaser a picture only
 * decorates; one that stands alone, or is all that a link shows, does not.
 */
export function missingAlternatives(value: unknown): readonly ContentProblem[] {
  return objectsIn(value, []).flatMap(({ held, path }) => {
    if (held['type'] !== 'image' || !isHeld(held['picture'])) return [];
    const { alt } = held['picture'];
    if (typeof alt !== 'string' || alt.trim() !== '') return [];
    const isDescribed = isText(held['caption']) && held['to'] === undefined;
    if (isDescribed) return [];
    const text = 'what does the picture show?';
    return [{ path: [...path, 'picture', 'alt'], kind: 'missingAlt', code: 'missingAlt', text } as const];
  });
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsIn(value: unknown, path: Path): readonly { readonly held: Held; readonly path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => objectsIn(one, [...path, at]));
  if (!isHeld(value)) return [];
  return [{ held: value, path }, ...Object.entries(value).flatMap(([key, one]) => objectsIn(one, [...path, key]))];
}
