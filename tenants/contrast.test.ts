import { contrastOf, contrastPairs, lowContrasts, themeConfig } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { readJson, tenantIds } from './testing.ts';

const schemes = tenantIds.flatMap((id) => {
  const { colours } = themeConfig.parse(readJson(id, 'theme.json'));
  return (['light', 'dark'] as const).map((scheme) => ({ id, scheme, palette: colours[scheme] }));
});

describe.each(schemes)('$id, $scheme', ({ palette }) => {
  test('every text can be read on its ground, and the focus ring stands out', () => {
    expect(contrastPairs.length).toBeGreaterThan(50);
    expect(lowContrasts(palette)).toEqual([]);
  });

  test('what cannot be read is found', () => {
    expect(
      lowContrasts({ ...palette, 'on-brand': palette.brand }).map(({ text, ground }) => `${text} ${ground}`),
    ).toContain('on-brand brand');
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
