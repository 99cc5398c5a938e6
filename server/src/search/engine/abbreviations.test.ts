import { describe, expect, test } from 'vitest';
import { foldText } from '../foldText.ts';
import { createAbbreviations } from './abbreviations.ts';
import { kindsOf } from './kinds.ts';

const abbreviations = createAbbreviations(kindsOf('de'), 'de');
const names = [
  'Almhang Vollmilch',
  'Almhang Vollmilch länger frisch',
  'Vollmilchschokolade Nuss',
  'Vollmilchschokolade Traube',
  'Gouda geschnitten',
  'Brot geschnitten',
  'Tiroler Bergkäse',
  'Tiroler Speck',
];
for (const name of names) for (const word of foldText(name).split(' ')) abbreviations.learn(word);
abbreviations.settle();

describe('SEARCH-10 words that are cut short with a dot are read in full', () => {
  test.each([
    ['Vollm. 3,5%', 'Vollmilch  3,5%'],
    ['VOLLM. 1L', 'VOLLMILCH  1L'],
    ['Gouda geschn.', 'Gouda geschnitten '],
    ['Joghurt Erdb.', 'Joghurt Erdbeere '],
    ['Käse m.Kürbiskernen', 'Käse mit Kürbiskernen'],
    ['Cola o.Zucker', 'Cola ohne Zucker'],
    ['Windeln Gr. 4', 'Windeln Größe  4'],
  ])('SEARCH-10 %s', (name, whole) => {
    expect(foldText(abbreviations.inFull(name))).toBe(foldText(whole));
  });
});

test.each(['10 Stk. Eier', 'Dr. Huber', 'Apfel 1.5l', 'Nr. 5', 'Qxy. rot', 'U.S. Steak'])(
  '%s stays as it is: a measure, a title, nothing that begins so',
  (name) => {
    expect(abbreviations.inFull(name)).toBe(name);
  },
);

test('what is cut short teaches no words', () => {
  expect(abbreviations.without('Vollm. Tir. Gouda')).not.toMatch(/Vollm|Tir/);
});
