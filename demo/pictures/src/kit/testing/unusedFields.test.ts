import { describe, expect, test } from 'vitest';
import type { PictureSpec } from '../spec.ts';
import { unusedFields } from './unusedFields.ts';

const spec: PictureSpec = {
  key: 'x',
  shape: 'wine',
  brand: 'Waldrand',
  font: 'elegant',
  name: 'Blaufränkisch',
  layout: 'classic',
  seal: 'BIO',
  colours: { base: '#5b1230', accent: '#b58b4a', ink: '#3b0f20', paper: '#f8f2e6' },
  parts: { cap: '#5b1230' },
};

describe('unused fields', () => {
  test('none on a spec that fits its shape', () => {
    expect(unusedFields(spec)).toEqual([]);
  });

  test('are named, parts and options and what a tag cannot print', () => {
    expect(unusedFields({ ...spec, parts: { net: '#123456' }, count: 3, sticker: true })).toEqual([
      'count',
      'sticker',
      'parts.net',
    ]);
    expect(unusedFields({ ...spec, shape: 'tray', parts: {} })).toEqual(['layout', 'seal']);
  });
});
