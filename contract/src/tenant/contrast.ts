import type { ColourRole, ThemeConfig } from './theme.ts';

type Palette = ThemeConfig['colours']['light'];

const tints = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6'] as const;

interface Pair {
  /** A role, or white, which some grounds always carry. */
  readonly text: ColourRole | 'white';
  readonly ground: ColourRole;
  readonly least: number;
}

const on = (text: Pair['text'], grounds: readonly ColourRole[], least = 4.5): readonly Pair[] =>
  grounds.map((ground) => ({ text, ground, least }));

/** What stands on what in the shop, and how much it must stand out (WCAG 2.2 AA: text 4.5, signs of controls 3). */
export const contrastPairs: readonly Pair[] = [
  ...on('ink', ['page', 'surface', 'ground', 'accent-soft', 'brand-soft', 'warn-soft', 'error-soft', ...tints]),
  ...on('ink-2', ['page', 'surface', 'ground', 'accent-soft', 'brand-soft', ...tints]),
  ...on('brand', ['page', 'surface', 'brand-soft', ...tints]),
  ...(['promo', 'ok', 'warn', 'error'] as const).flatMap((text) => on(text, ['page', 'surface'])),
  ...on('brand-strong', ['brand-soft']),
  ...on('on-brand', ['brand', 'brand-strong']),
  ...on('on-accent', ['accent']),
  ...on('on-member', ['member']),
  ...on('warn', ['warn-soft']),
  ...on('error', ['error-soft']),
  ...on('accent', ['deep-2']),
  ...on('white', ['deep', 'deep-2', 'promo-fill']),
  ...on('focus', ['page', 'surface'], 3),
];

export interface LowContrast extends Pair {
  readonly contrast: number;
}

/** The pairs of a palette that cannot be told apart well enough. */
export function lowContrasts(palette: Palette): readonly LowContrast[] {
  return contrastPairs.flatMap((pair) => {
    const contrast = contrastOf(pair.text === 'white' ? '#ffffff' : palette[pair.text], palette[pair.ground]);
    return contrast < pair.least ? [{ ...pair, contrast }] : [];
  });
}

/** From 1 (the same) to 21 (black on white), as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
