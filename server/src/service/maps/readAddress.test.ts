import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

const known = new Set(['1070', '1080', 'd06', 'h91']);
const read = (typed: string) => readAddress(typed, (word) => known.has(word));

test.each([
  ['neubaug 12 1070', { words: ['neubaug'], streetNumber: '12', postalCode: '1070' }],
  ['1070 Wien, Neubaugasse 12/3', { words: ['wien', 'neubaugasse'], streetNumber: '12/3', postalCode: '1070' }],
  ['12a Neubaugasse', { words: ['neubaugasse'], streetNumber: '12a' }],
  ['Große Straße', { words: ['grosse', 'strasse'] }],
  ['10', { words: [], postalCode: '10' }],
  ['1070', { words: [], postalCode: '1070' }],
  ['1070 1080', { words: [], streetNumber: '1080', postalCode: '1070' }],
  [
    'Rathmines Road 4, D06 X1Y2',
    { words: ['rathmines', 'road'], streetNumber: '4', postalCode: 'd06', doorCode: 'X1Y2' },
  ],
  ['  ', { words: [] }],
  ['%&/', { words: [] }],
])('SERV-04 "%s" is taken apart', (typed, expected) => {
  expect(read(typed)).toEqual(expected);
});

test('SERV-04 the order in which the parts stand does not matter', () => {
  const parts = ['neubaugasse', '12', '1070', 'wien'];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: 4, maxLength: 4 }), (shuffled) => {
      const { words, streetNumber, postalCode } = read(shuffled.join(' '));
      expect([...words].sort()).toEqual(['neubaugasse', 'wien']);
      expect([streetNumber, postalCode]).toEqual(['12', '1070']);
    }),
    { numRuns: 30 },
  );
});
