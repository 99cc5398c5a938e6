import { describe, expect, test } from 'vitest';
import { importing, shop } from './testImport.ts';
import { csv, fileOf } from './testing.ts';

const { anotherConnection, openCatalogue, query, run, runFiles, version } = importing();

const obers = { kind: 'synonym', words: ['Obers', 'Sahne'] };
const tempo = { kind: 'synonym', words: ['tempo'], finds: ['Taschentuch'] };
const pin = (term: string, ...skus: string[]) => ({ kind: 'searchPin', query: term, skus });
const ban = (word: string) => ({ kind: 'bannedWord', word });
const lists = async () => {
  const { synonyms, searchPins, bannedWords } = (await openCatalogue()).current().parts.catalogue;
  return { synonyms, searchPins, bannedWords };
};

describe('what a retailer teaches the search', () => {
  test('is imported with its products, and the shop has it', async () => {
    const outcome = await run([...shop, obers, tempo, pin('Milk', 'B2', 'A1'), ban('Waffe')]);
    expect(outcome).toMatchObject({
      problems: [],
      written: { synonym: { inserted: 2 }, searchPin: { inserted: 1 }, bannedWord: { inserted: 1 } },
    });
    expect(await lists()).toEqual({
      synonyms: [{ words: ['Obers', 'Sahne'] }, { words: ['tempo'], finds: ['Taschentuch'] }],
      searchPins: [{ query: 'Milk', skus: ['B2', 'A1'] }],
      bannedWords: ['Waffe'],
    });
  });

  test('repeated changes nothing, and no process reloads', async () => {
    const rows = [obers, tempo, { ...obers, words: ['Kraut', 'Kohl'], apart: true }, pin('Milk', 'A1'), ban('Waffe')];
    await run([...shop, ...rows]);
    const before = await version();
    const again = await run(rows);
    expect(again.written).toMatchObject({
      synonym: { inserted: 0, changed: 0, unchanged: 3 },
      searchPin: { inserted: 0, changed: 0, unchanged: 1 },
      bannedWord: { inserted: 0, changed: 0, unchanged: 1 },
    });
    expect(await version()).toBe(before);
  });

  test('is a whole list each: what it leaves out is gone, and lists that are not given stay', async () => {
    await run([...shop, obers, tempo, pin('Milk', 'A1'), pin('Oat', 'B2'), ban('Waffe'), ban('Messer')]);
    const { written } = await run([pin('Milk', 'B2', 'A1'), ban('Messer')]);
    expect(written).toMatchObject({
      searchPin: { inserted: 0, changed: 1, removed: 1 },
      bannedWord: { removed: 1, unchanged: 1 },
    });
    expect(await lists()).toMatchObject({
      searchPins: [{ query: 'Milk', skus: ['B2', 'A1'] }],
      bannedWords: ['Messer'],
    });
    expect((await lists()).synonyms).toHaveLength(2);
    await run([
      { kind: 'synonym', none: true },
      { kind: 'searchPin', none: true },
      { kind: 'bannedWord', none: true },
    ]);
    expect(await lists()).toEqual({ synonyms: [], searchPins: [], bannedWords: [] });
  });

  test('is compared in a dry run, and stays as it is', async () => {
    await run([...shop, obers, tempo, pin('Milk', 'A1'), ban('Waffe')]);
    const before = await version();
    const rows = [obers, { kind: 'synonym', words: ['Semmel', 'Brot'] }, pin('Milk', 'B2'), ban('Messer')];
    const { preview } = await run(rows, { dryRun: true });
    expect(preview?.counts).toMatchObject({
      synonym: { inserted: 1, changed: 0, unchanged: 1, removed: 1 },
      searchPin: { inserted: 0, changed: 1, unchanged: 0 },
      bannedWord: { inserted: 1, changed: 0, unchanged: 0, removed: 1 },
    });
    expect(await version()).toBe(before);
  });

  test('shows in a shop that runs within seconds', async () => {
    await run(shop);
    const snapshots = await openCatalogue(anotherConnection());
    const current = () => snapshots.current().parts.catalogue;
    const products = current().products.get('A1');
    await run([obers, pin('Milk', 'A1'), ban('Waffe')]);
    await expect.poll(() => current().bannedWords).toEqual(['Waffe']);
    expect(current()).toMatchObject({ searchPins: [{ query: 'Milk' }], synonyms: [{ words: ['Obers', 'Sahne'] }] });
    // Nothing but the lists was loaded.
    expect(current().products.get('A1')).toBe(products);
  });

  test('comes from tables, too', async () => {
    await run(shop);
    const { problems } = await runFiles([
      fileOf(
        'synonyms.csv',
        csv(
          [
            ['words', 'finds'],
            ['Obers|Sahne', ''],
            ['tempo', 'Taschentuch'],
          ],
          ';',
        ),
      ),
      fileOf(
        'search-pins.csv',
        csv([
          ['query', 'skus'],
          ['Milk', 'B2|A1'],
        ]),
      ),
      fileOf('banned-words.csv', csv([['word'], ['Waffe']])),
    ]);
    expect(problems).toEqual([]);
    expect(await lists()).toEqual({
      synonyms: [{ words: ['Obers', 'Sahne'] }, { words: ['tempo'], finds: ['Taschentuch'] }],
      searchPins: [{ query: 'Milk', skus: ['B2', 'A1'] }],
      bannedWords: ['Waffe'],
    });
  });

  test('by two imports at once is the list of one of them, whole', async () => {
    await run(shop);
    const one = [ban('a1'), ban('a2'), ban('a3'), pin('Milk', 'A1')];
    const other = [ban('b1'), ban('b2'), pin('Milk', 'B2')];
    await Promise.all([run(one), run(other), run(one), run(other)]);
    const { bannedWords, searchPins } = await lists();
    const isOne = bannedWords[0] === 'a1';
    expect(bannedWords).toEqual(isOne ? ['a1', 'a2', 'a3'] : ['b1', 'b2']);
    expect(searchPins).toEqual([{ query: 'Milk', skus: [isOne ? 'A1' : 'B2'] }]);
  });

  test('with a bad row stays as it was, and the row is named', async () => {
    await run([...shop, ban('Waffe'), pin('Milk', 'A1')]);
    const before = await version();
    const { problems, written } = await run([
      ban('Mes\u0000ser'),
      ban('Mess\ud83eer'),
      pin('Milk', 'A1', 'Z9'),
      pin('milk', 'B2'),
      { ...obers, colour: 'white' },
      { kind: 'synonym', words: ['Obers'] },
    ]);
    expect(written).toBeUndefined();
    expect(problems).toEqual([
      'all.jsonl:1: word: expected text without control characters',
      'all.jsonl:2: word: expected text without control characters',
      'all.jsonl:5: colour: is not a field of a synonym',
      'all.jsonl:6: words: expected at least two words, or one and what it "finds"',
      'all.jsonl:4: query: stands already in all.jsonl:3',
      'all.jsonl:3: skus: there is no product "Z9" in the files or in the shop',
    ]);
    expect(await version()).toBe(before);
    expect(await query('select word from banned_word')).toEqual([{ word: 'Waffe' }]);
  });
});

test('a list of synonyms has limits, and the row that passes one is named', async () => {
  const row = (at: number, size: number) => ({
    kind: 'synonym',
    words: ['Wort', ...Array.from({ length: size }, (_, word) => `w${at}x${word}`)],
  });
  const { problems } = await run([...shop, ...Array.from({ length: 5 }, (_, at) => row(at, 49))]);
  expect(problems).toEqual([
    `all.jsonl:${shop.length + 5}: words: expected at most 200 other words for "Wort" in all rows`,
  ]);
  const many = Array.from({ length: 20_001 }, (_, at) => ({ kind: 'synonym', words: [`a${at}`, `b${at}`] }));
  expect((await run(many)).problems).toEqual([
    'all.jsonl:20001: words: expected at most 20000 rows of synonyms with 100000 words in all',
  ]);
});
