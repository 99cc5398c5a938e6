import { expect, test } from 'vitest';
import { findPlaceholders } from './findPlaceholders.ts';

test.each([
  'Feldmarkt Handels GmbH (Demo)',
  'Musterfeldgasse 7',
  '1 Sample Quay',
  'ATU00000000',
  'IE0000000AA',
  'FN 000000 a, Handelsgericht Wien',
  'Company number 000000',
  'hilfe@feldmarkt.example',
  'Musterbank',
  'Sample Bank',
  'AT00 0000 0000 0000 0000',
  'IE00 SAMP 0000 0000 0000 00',
  'MUSTATWW',
  'SAMPIE2D',
  '<p><strong>Mustertext.</strong> Alles erfunden.</p>',
  '<strong>Sample text.</strong> Made up.',
])('SAFE-01 "%s" is recognised as invented', (text) => {
  expect(findPlaceholders({ seller: { here: [text] } })).toEqual([
    { field: 'seller.here.0', found: expect.any(String), isGap: false },
  ]);
});

test.each([
  'ATU12345678',
  'IE6388047V',
  'AT61 1904 3002 3457 3201',
  'IE29 AIBK 9311 5212 3456 78',
  'DE02120300000000202051',
  'GIBAATWWXXX',
  'FN 123456 a, Handelsgericht Wien',
  'Muster an der Wand, Mustermesse Basel',
  'Sample our cheese',
  'A demonstration of cheese',
  'hilfe@feldmarkt.at',
  'For example: blue gate',
  'Bestell bis 10:00 Uhr, ab 100 000 Stück',
])('"%s" is not', (text) => expect(findPlaceholders({ text })).toEqual([]));

test('SAFE-01 a gap of a template is told apart', () => {
  expect(findPlaceholders({ seller: ['<p>[[Öffnungszeiten]] und [[mehr]]</p>'] })).toEqual([
    { field: 'seller.0', found: '[[Öffnungszeiten]]', isGap: true },
    { field: 'seller.0', found: '[[mehr]]', isGap: true },
  ]);
  expect(findPlaceholders({ a: 'x[0][[', b: '[a] [b]' })).toEqual([]);
});

test('numbers, nothing and empty things say nothing', () => {
  expect(findPlaceholders({ a: 0, b: null, c: true, d: [], e: {} })).toEqual([]);
});
