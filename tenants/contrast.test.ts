import type { ColourRole } from '@trolley/contract';
import { themeConfig } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { readJson, tenantIds } from './testing.ts';

const white = '#ffffff';
const tints = [1, 2, 3, 4, 5, 6].map((number) => `tint-${number}` as ColourRole);

/** Text and the ground it stands on. */
const pairs: readonly (readonly [ColourRole | 'white', ColourRole])[] = [
  ...(['page', 'surface', 'ground', 'accent-soft', 'brand-soft', ...tints] as const).flatMap(
    (ground) =>
      [
        ['ink', ground],
        ['ink-2', ground],
      ] as const,
  ),
  ...(['page', 'surface', 'brand-soft', ...tints] as const).map((ground) => ['brand', ground] as const),
  ...(['promo', 'ok', 'warn', 'error'] as const).flatMap(
    (text) =>
      [
        [text, 'page'],
        [text, 'surface'],
      ] as const,
  ),
  ['brand-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-member', 'member'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['error', 'error-soft'],
  ['ink', 'error-soft'],
  ['accent', 'deep-2'],
  ['white', 'deep'],
  ['white', 'deep-2'],
  ['white', 'promo-fill'],
];

const schemes = tenantIds.flatMap((id) => {
  const { colours } = themeConfig.parse(readJson(id, 'theme.json'));
  return (['light', 'dark'] as const).map((scheme) => ({ id, scheme, palette: colours[scheme] }));
});

describe.each(schemes)('$id, $scheme', ({ palette }) => {
  test.each(pairs)('%s on %s can be read (4.5 : 1)', (text, ground) => {
    expect(contrast(text === 'white' ? white : palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['page', 'surface'] as const)('the focus ring stands out on %s (3 : 1)', (ground) => {
    expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', white)).toBeCloseTo(21, 5);
  expect(contrast('#767676', white)).toBeCloseTo(4.54, 2);
});

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
