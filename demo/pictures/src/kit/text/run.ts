import type { Font } from './fonts.ts';
import type { Glyph, Typefaces } from './typeface.ts';

/** A line of text laid out at a size: where each letter stands and how much ink there is. */
export interface Run {
  readonly letters: readonly { readonly glyph: Glyph; readonly x: number }[];
  readonly scale: number;
  readonly size: number;
  readonly width: number;
  readonly rise: number;
  readonly drop: number;
}

interface Setting {
  readonly font: Font;
  readonly size: number;
  /** Extra space between letters, in parts of the size. */
  readonly tracking?: number;
}

export function layRun(typefaces: Typefaces, text: string, { font, size, tracking = 0 }: Setting): Run {
  const typeface = typefaces(font);
  const scale = size / typeface.unitsPerEm;
  const letters: { glyph: Glyph; x: number }[] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    const glyph = typeface.glyph(character);
    if (!glyph) continue;
    if (before) x += typeface.kerning(before, character) * scale + tracking * size;
    letters.push({ glyph, x });
    x += glyph.advance * scale;
    before = character;
  }
  return {
    letters,
    scale,
    size,
    width: Math.max(0, x),
    rise: Math.max(0, ...letters.map(({ glyph }) => glyph.rise)) * scale,
    drop: Math.max(0, ...letters.map(({ glyph }) => glyph.drop)) * scale,
  };
}

/** The same line no wider than `width`. */
export function fitRun(typefaces: Typefaces, text: string, setting: Setting, width: number): Run {
  const run = layRun(typefaces, text, setting);
  return run.width <= width || run.width === 0
    ? run
    : layRun(typefaces, text, { ...setting, size: (setting.size * width) / run.width });
}
