import { describe, expect, test } from 'vitest';
import { checkRow } from '../checkRow.ts';
import { kindOfFile } from '../importKind.ts';
import { csv, fileOf, readingsOf } from '../testing.ts';
import { definitionOf, type ImportKind } from './kinds.ts';

const setting = { timeZone: 'Europe/Vienna', locale: 'de-AT' };

function staged(kind: ImportKind, value: Record<string, unknown>): unknown {
  const checked = checkRow({ line: 1, kind, value, unreadable: [] });
  if ('problems' in checked) return checked.problems.map(({ field, reason }) => `${field}: ${reason}`);
  const made = definitionOf(kind).stage(checked.row, setting);
  return 'row' in made ? made.row : made.problems;
}

test.each([
  ['synonyms.csv', 'synonym'],
  ['search-pins.csv', 'searchPin'],
  ['2026_pins.csv', 'searchPin'],
  ['banned-words.csv', 'bannedWord'],
  ['bannedWord.tsv', 'bannedWord'],
])('the name %s tells %s', (name, kind) => expect(kindOfFile(name)).toBe(kind));

describe('good rows', () => {
  test.each<[ImportKind, Record<string, unknown>, object]>([
    ['synonym', { words: ['Sahne', 'Obers', 'Sahne'] }, { words: ['Obers', 'Sahne'] }],
    ['synonym', { words: [' tempo '], finds: ['Taschentuch'] }, { words: ['tempo'], finds: ['Taschentuch'] }],
    ['synonym', { words: ['Kraut', 'Kohl'], apart: true }, { words: ['Kohl', 'Kraut'], apart: true }],
    ['searchPin', { query: 'Milch', skus: ['B2', 'A1', 'B2'] }, { query: 'Milch', skus: ['B2', 'A1'] }],
    ['bannedWord', { word: 'Waffe' }, { word: 'Waffe' }],
    ['bannedWord', { none: true }, { none: true }],
  ])('%s %j', (kind, value, row) => expect(staged(kind, value)).toEqual(row));
});

describe('bad rows', () => {
  test.each<[ImportKind, Record<string, unknown>, string]>([
    ['synonym', {}, 'words: expected text'],
    ['synonym', { words: ['Obers'] }, 'words: expected at least two words, or one and what it "finds"'],
    ['synonym', { words: ['Obers', 'Obers'] }, 'words: expected at least two words'],
    ['synonym', { words: ['Obers'], finds: ['Obers'] }, 'finds: expected other words'],
    ['synonym', { words: ['a', 'b'], finds: ['c'], apart: true }, 'apart: expected no "finds"'],
    ['synonym', { words: ['Ob\u0000ers', 'Sahne'] }, 'words.0: expected text without control characters'],
    ['synonym', { words: ['Sahne', 'Ob\ud83eers'] }, 'words.1: expected text without control characters'],
    ['synonym', { words: ['…', 'Sahne'] }, 'words.0: expected a word with letters or digits'],
    ['searchPin', { query: 'Milch' }, 'skus: expected text'],
    ['searchPin', { query: 'Milch', skus: [] }, 'skus: '],
    ['searchPin', { skus: ['A1'] }, 'query: expected text'],
    ['searchPin', { query: 'Mi\u0000lch', skus: ['A1'] }, 'query: expected text without control characters'],
    ['searchPin', { query: 'Milch', skus: ['A 1'] }, 'skus.0: expected 1 to 40 letters'],
    ['bannedWord', {}, 'word: expected text'],
    ['bannedWord', { word: '-' }, 'word: expected a word with letters or digits'],
    ['bannedWord', { word: '\udc00' }, 'word: expected text without control characters'],
    ['bannedWord', { word: 'Waffe', none: true }, 'none: expected no other field'],
    ['bannedWord', { word: 'x'.repeat(101) }, 'word: '],
  ])('%s %j: %s', (kind, value, problem) => {
    expect(staged(kind, value)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
  });
});

test('a table says the same', async () => {
  const table = fileOf(
    'synonyms.csv',
    csv(
      [
        ['words', 'finds', 'apart'],
        ['Obers|Sahne', '', ''],
        ['tempo', 'Taschentuch|Papiertaschentuch', ''],
        ['Kraut|Kohl', '', 'yes'],
      ],
      ';',
    ),
  );
  const readings = await readingsOf(table);
  expect(readings.map((reading) => ('value' in reading ? staged(reading.kind, reading.value) : reading))).toEqual([
    { words: ['Obers', 'Sahne'] },
    { words: ['tempo'], finds: ['Papiertaschentuch', 'Taschentuch'] },
    { words: ['Kohl', 'Kraut'], apart: true },
  ]);
});
