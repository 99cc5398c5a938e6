import { PARTS } from './kit/goods.ts';
import { shapeNames, shapes } from './kit/shapes/shapes.ts';
import { type PictureSpec, pictureSpecSchema } from './kit/spec.ts';

/** A picture as a catalogue's files describe it: names in lower case, colours in a row, extras of the shape beside. */
export interface CataloguePicture {
  readonly key: string;
  readonly shape: string;
  readonly brand: string;
  readonly font: string;
  readonly name: string;
  readonly size: string;
  readonly layout: string;
  readonly motif?: string | undefined;
  /** Base, accent, ink, paper. */
  readonly c: readonly [string, string, string, string];
  readonly seal?: string | undefined;
  readonly upper?: number | undefined;
  readonly track?: number | undefined;
  readonly band?: string | undefined;
  readonly scale?: number | undefined;
  readonly several?: number | undefined;
  readonly [extra: string]: unknown;
}

const sets = { k: 'own', n: 'noto' } as const;

/** `box-wide` is the kit's `boxWide`. */
const shapeByName = new Map(
  shapeNames.map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

/**
 * What the picture kit draws for a picture of the catalogue. A leaf's extras also reach goods packed otherwise, so
 * what the shape does not look at is left out; what no shape knows is a slip in the catalogue and throws.
 */
export function specOf(picture: CataloguePicture): PictureSpec {
  const { key, shape: shapeName, brand, font, name, size, layout, motif, c, seal, upper, track, ...rest } = picture;
  const { band, scale, several, ...extras } = rest;
  const shape = shapeByName.get(shapeName);
  if (!shape) throw new Error(`${key}: the picture kit has no shape "${shapeName}"`);
  const { printing } = shapes[shape];
  const [base, accent, ink, paper] = c.map(sixDigits);
  const spec = pictureSpecSchema.safeParse({
    key,
    shape,
    brand,
    font,
    ...(upper && { capitals: true }),
    ...(track && { tracking: track }),
    name,
    ...(size && { size }),
    ...(printing === 'face' && { layout }),
    ...(motif && { motif: motifOf(motif) }),
    colours: { base, accent, ink, paper },
    ...(seal && (printing === 'face' || printing === 'round') && { seal }),
    ...(band && (printing === 'face' || printing === 'tag') && { band }),
    ...(scale && { scale }),
    ...(several && { several }),
    ...takenExtras(shape, extras, { key, motif }),
  });
  if (spec.success) return spec.data;
  const fields = spec.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`${key} ${brand} ${name}: the picture kit cannot draw ${fields}`);
}

function takenExtras(
  shape: PictureSpec['shape'],
  extras: Readonly<Record<string, unknown>>,
  { key, motif }: Pick<CataloguePicture, 'key' | 'motif'>,
): object {
  const { parts, options } = shapes[shape];
  const taken: Record<string, unknown> = {};
  const colours: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(extras)) {
    if (value === undefined) continue;
    const part = PARTS.find((known) => known === name);
    const read = readOption[name];
    if (!part && !read) throw new Error(`${key}: the picture kit knows no "${name}"`);
    if (part && parts.includes(part) && typeof value === 'string') colours[part] = sixDigits(value);
    if (read && options.some((option) => option === name)) taken[name] = read(value, motif);
  }
  return { ...taken, ...(Object.keys(colours).length > 0 && { parts: colours }) };
}

const same = (value: unknown): unknown => value;
const yes = (value: unknown): boolean => value === 1;

const readOption: Readonly<Record<string, (value: unknown, motif: string | undefined) => unknown>> = {
  chequered: yes,
  count: same,
  filling: same,
  // 1: what is printed on the pack is also what is seen inside.
  inside: (value, motif) => (typeof value === 'string' ? motifOf(value) : motif && motifOf(motif)),
  sticker: yes,
  turn: same,
};

/** `k:apple` is drawn for the kit, `n:cow-face` comes from an icon set. */
function motifOf(name: string): string {
  const [set = '', motif] = name.split(':');
  const found = sets[set as keyof typeof sets];
  if (!found) throw new Error(`the picture kit has no set of motifs "${set}"`);
  return `${found}:${motif}`;
}

const sixDigits = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[^#]/g, (digit) => digit + digit) : colour;
