import { describe, expect, test } from 'vitest';
import { createSynonyms, mostOtherNames } from './synonyms.ts';

const synonyms = await createSynonyms(
  [
    ['Paradeiser', 'Tomate', 'Tomaten'],
    ['Sauerrahm', 'Saure Sahne', 'Schmand'],
    ['Sahne', 'Obers'],
    ['Bier', 'beer'],
    ['', '…'],
  ].map((words) => ({ words })),
  'de',
);

test('SEARCH-08 synonyms work both ways, in singular and plural', () => {
  expect(synonyms.instead('paradeiser')).toEqual([['tomate'], ['tomaten']]);
  expect(synonyms.instead('tomaten')).toEqual([['paradeiser']]);
  expect(synonyms.instead('schmand')).toEqual([['saurrahm'], ['saure', 'sahne']]);
  expect(synonyms.instead('brot')).toEqual([]);
});

test('SEARCH-08 a name of several words is found in the middle of a text', () => {
  expect(synonyms.phrases(['milde', 'saure', 'sahne'])).toEqual([
    { from: 1, length: 2, instead: [['saurrahm'], ['schmand']] },
  ]);
  expect(synonyms.phrases(['sahne', 'saure'])).toEqual([]);
});

test('SEARCH-08 a foreign word, written small, is no plural of a German one', () => {
  expect(synonyms.instead('beer')).toEqual([['bier']]);
  expect(synonyms.instead('beeren')).toEqual([]);
});

test('SEARCH-08 its words are known', () => {
  expect(synonyms.words).toEqual(expect.arrayContaining(['saure', 'sahne', 'tomate', 'paradeiser']));
  expect(synonyms.words).not.toContain('beer');
});

test('SEARCH-08 one way: what is typed finds the other, and not back', async () => {
  const oneWay = await createSynonyms([{ words: ['Berliner'], finds: ['Krapfen', 'Faschingskrapfen'] }], 'de');
  expect(oneWay.instead('krapfen')).toEqual([['berliner']]);
  expect(oneWay.instead('faschingskrapfen')).toEqual([['berliner']]);
  expect(oneWay.instead('berliner')).toEqual([]);
  expect(oneWay.foundBy('berliner')).toEqual([['krapfen'], ['faschingskrapfen']]);
  expect(oneWay.foundBy('krapfen')).toEqual([]);
});

test('SEARCH-08 what is set apart no longer means the same, and the rest of its group still does', async () => {
  const cut = await createSynonyms(
    [{ words: ['Semmel', 'Kaisersemmel', 'Brötchen'] }, { words: ['Brötchen', 'Semmeln'], apart: true }],
    'de',
  );
  expect(cut.instead('semmel')).toEqual([['kaisersemmel']]);
  expect(cut.instead('brotchen')).toEqual([['kaisersemmel']]);
  expect(cut.instead('kaisersemmel')).toEqual([['semmel'], ['brotchen']]);
});

describe('a list of words that all cross each other', () => {
  /** 1,000 groups of 50 out of 1,000 words. */
  const crossing = (apart: boolean) =>
    Array.from({ length: 1000 }, (_, row) => ({
      words: Array.from({ length: 50 }, (_, at) => `Wort${(row * 7 + at * at) % 1000}x`),
      ...(apart && { apart }),
    }));

  test('SEARCH-08 is taken in with the work of its words, and not of their pairs', async () => {
    const began = process.cpuUsage();
    const all = await createSynonyms([...crossing(false), ...crossing(true)], 'de');
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1e6).toBeLessThan(4);
    expect(all.words).toHaveLength(1000);
  });

  test('SEARCH-08 gives a word a bounded number of other names', async () => {
    const all = await createSynonyms(crossing(false), 'de');
    expect(all.instead('wort7x')).toHaveLength(mostOtherNames);
    expect(all.foundBy('wort7x')).toHaveLength(mostOtherNames);
  });
});

test('SEARCH-10 others have their turn while a long list is taken in', async () => {
  let turns = 0;
  const long = Array.from({ length: 2000 }, (_, place) => ({ words: [`eins${place}`, `zwei${place}`] }));
  await createSynonyms(long, 'de', () => {
    turns++;
    return undefined;
  });
  expect(turns).toBe(long.length);
});
