import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { createEngine } from '../engine/engine.ts';
import { type Language, stem } from '../engine/stem.ts';
import { tokensOf } from '../engine/tokens.ts';
import { baseSynonyms, readSynonyms } from './baseSynonyms.ts';

const languages = ['de', 'en'] as const;

test('a line is a group, or leads one way', () => {
  expect(readSynonyms('\nObers, Sahne\nBerliner, Pfannkuchen > Krapfen\n')).toEqual([
    { words: ['Obers', 'Sahne'] },
    { words: ['Berliner', 'Pfannkuchen'], finds: ['Krapfen'] },
  ]);
});

test.each(languages)('SEARCH-08 the list of %s has at least 250 groups, each of at least two words', (language) => {
  const groups = baseSynonyms[language];
  expect(groups.length).toBeGreaterThanOrEqual(250);
  const said = groups.map(({ words, finds = [] }) => [...words, ...finds]);
  expect(said.filter((words) => words.length < 2 || words.some((word) => tokensOf(word).length === 0))).toEqual([]);
  expect(said.filter((words) => new Set(words).size < words.length)).toEqual([]);
  const lines = groups.map((group) => JSON.stringify(group));
  expect(new Set(lines).size).toBe(lines.length);
});

/** Two words whose forms meet by chance would join two groups that have nothing to do with each other. */
test.each(languages)('SEARCH-08 no two words of %s are taken for forms of each other by chance', (language) => {
  const stems = new Map<string, string>();
  const met: string[] = [];
  for (const word of baseSynonyms[language].flatMap(({ words, finds = [] }) => [...words, ...finds])) {
    if (language === 'de' && /^\p{Ll}/u.test(word)) continue;
    const key = stemsOf(word, language);
    const other = stems.get(key);
    if (other !== undefined && !alike(other, word)) met.push(`${other} = ${word}`);
    stems.set(key, other ?? word);
  }
  expect(met).toEqual([]);
});

test.each([
  ['de-AT', 'Tomaten', 'paradeiser'],
  ['de-AT', 'Speisequark', 'topfen'],
  ['de-AT', 'Toilettenpapier 3-lagig', 'klopapier'],
  ['de-AT', 'Haferdrink', 'hafermilch'],
  ['de-AT', 'Hackfleisch gemischt', 'faschiertes'],
  ['de-AT', 'Krapfen', 'berliner'],
  ['en-IE', 'Toilet Tissue', 'loo roll'],
  ['en-IE', 'Baby Nappies', 'diapers'],
  ['en-IE', 'Back Bacon', 'rashers'],
  ['en-IE', 'Courgettes', 'zucchini'],
])('SEARCH-08 a shop of %s with no word of its own finds %s by %s', async (locale, name, term) => {
  const engine = createEngine();
  const goods = [
    { sku: 'it', name },
    { sku: 'other', name: 'Shampoo' },
  ];
  await engine.changed({ ...catalogueOf(goods), locale });
  expect(engine.products(term)[0]).toBe('it');
});

test('SEARCH-08 its own words join the list, and it sets apart what means something else there', async () => {
  const engine = createEngine();
  const goods = catalogueOf([
    { sku: 'bread', name: 'Brötchen' },
    { sku: 'potato', name: 'Kartoffel' },
  ]);
  await engine.changed({ ...goods, synonyms: [{ words: ['Grumbeere', 'Kartoffel'] }] });
  expect(engine.products('grumbeere')).toEqual(['potato']);
  expect(engine.products('erdäpfel')).toEqual(['potato']);
  expect(engine.products('semmel')).toEqual(['bread']);
  await engine.changed({ ...goods, synonyms: [{ words: ['Semmel', 'Brötchen'], apart: true }] });
  expect(engine.products('semmel')).toEqual([]);
});

function stemsOf(word: string, language: Language): string {
  return tokensOf(word)
    .map(({ text }) => stem(text, language))
    .join(' ');
}

/** The same word in another form or spelling. */
function alike(one: string, other: string): boolean {
  const plain = (word: string) =>
    tokensOf(word)
      .map(({ text }) => text)
      .join('');
  const [a, b] = [plain(one), plain(other)].sort((x, y) => x.length - y.length) as [string, string];
  return b.startsWith(a.slice(0, -1)) && b.length - a.length <= 2;
}
