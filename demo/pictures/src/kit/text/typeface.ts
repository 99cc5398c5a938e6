import { decodePath, type Segment } from './pathCode.ts';

/**
 * Outlines of one font: per character its advance and path data (`=A` stands for the path of `A`), and the
 * kerning pairs as `AV-12 To-9`.
 */
export interface FontOutlines {
  readonly glyphs: Readonly<Record<string, string>>;
  readonly kerning: string;
}

export interface GlyphCollection {
  readonly unitsPerEm: number;
  readonly fonts: Readonly<Record<string, FontOutlines>>;
}

export interface Glyph {
  readonly advance: number;
  readonly segments: readonly Segment[];
  /** Ink above and below the baseline. */
  readonly rise: number;
  readonly drop: number;
}

export interface Typeface {
  readonly unitsPerEm: number;
  glyph(character: string): Glyph | undefined;
  kerning(left: string, right: string): number;
}

const plain = (character: string): string => character.normalize('NFD').charAt(0);

const pathOf = (text: string): string => text.replace(/^-?\d+/, '');

function readGlyph(text: string, outlines: FontOutlines): Glyph {
  const path = pathOf(text).replace(/^=(.)/u, (_, base: string) => pathOf(outlines.glyphs[base] ?? ''));
  const segments = decodePath(path);
  const heights = segments.flatMap((segment) => [segment.y, ...segment.controls.map(([, y]) => y)]);
  return {
    advance: Number.parseInt(text, 10),
    segments,
    rise: Math.max(0, ...heights.map((y) => -y)),
    drop: Math.max(0, ...heights),
  };
}

function openTypeface(unitsPerEm: number, outlines: FontOutlines): Typeface {
  const read = new Map<string, Glyph | undefined>();
  const pairs = new Map<string, number>();
  for (const pair of outlines.kerning.split(' ')) {
    if (pair) pairs.set(pair.slice(0, 2), Number(pair.slice(2)));
  }
  return {
    unitsPerEm,
    glyph(character) {
      if (!read.has(character)) {
        const text = outlines.glyphs[character] ?? outlines.glyphs[plain(character)];
        read.set(character, text === undefined ? undefined : readGlyph(text, outlines));
      }
      return read.get(character);
    },
    kerning: (left, right) => pairs.get(plain(left) + plain(right)) ?? 0,
  };
}

export type Typefaces = (font: string) => Typeface;

/** Opens each font when it is first asked for. */
export function openTypefaces(collection: GlyphCollection): Typefaces {
  const opened = new Map<string, Typeface>();
  return (font) => {
    const known = opened.get(font);
    if (known) return known;
    const outlines = collection.fonts[font];
    if (!outlines) throw new Error(`no outlines for the font "${font}"`);
    const typeface = openTypeface(collection.unitsPerEm, outlines);
    opened.set(font, typeface);
    return typeface;
  };
}
