import { describe, expect, test } from 'vitest';
import { correctedTerm } from './correctedTerm.ts';
import { testSearch } from './testSearch.ts';

const corrected = (text: string, ...as: string[]) => ({ text, reading: 'corrected', as });
const typed = (text: string) => ({ text, reading: 'asTyped', as: [text] });

describe('SEARCH-08 a corrected term is told', () => {
  test('SEARCH-08 as the goods write it: whole words first, then parts of a word, umlauts and all', () => {
    expect(correctedTerm('jogurht', [corrected('jogurht', 'jogurt', 'joghurt')], ['Bio-Naturjoghurt 3,6 %'])).toBe(
      'joghurt',
    );
    expect(
      correctedTerm('Erdbern', [corrected('erdbern', 'erdbeer', 'erdbeere')], ['Erdbeerjoghurt', 'Erdbeere']),
    ).toBe('erdbeere');
    expect(correctedTerm('kse', [corrected('kse', 'kase')], ['Bergkäse'])).toBe('käse');
  });

  test('SEARCH-08 a word written by ear is told by the goods’ own word that looks like it', () => {
    const unknown = (text: string) => ({ text, reading: 'unknown', as: [] });
    expect(correctedTerm('Gemsüe', [unknown('gemsu')], ['Grillgemüse', 'Gemüse', 'Suppen'])).toBe('gemüse');
    expect(correctedTerm('glühwein', [unknown('gluhwein')], ['Weißwein', 'Wein'])).toBeUndefined();
    expect(correctedTerm('xyz', [unknown('xyz')], ['Wein'])).toBeUndefined();
  });

  test('SEARCH-08 the other words stay as they were typed', () => {
    expect(correctedTerm('Bio jogurht', [typed('bio'), corrected('jogurht', 'joghurt')], ['Joghurt'])).toBe(
      'Bio joghurt',
    );
  });

  test('SEARCH-08 nothing is told where nothing was corrected, or nothing found bears the word', () => {
    expect(correctedTerm('milch', [typed('milch')], ['Vollmilch'])).toBeUndefined();
    expect(correctedTerm('mlich', [corrected('mlich', 'milch')], ['Haferdrink'])).toBeUndefined();
    expect(correctedTerm('mlich', [corrected('mlich', 'milch')], [])).toBeUndefined();
  });

  test('SEARCH-08 the products call says it, and `exact` takes the typed word at its word', async () => {
    const { get } = await testSearch();
    const path = '/api/product-discovery/products/search';
    expect((await get(`${path}/rogenbrot`)).body).toMatchObject({ corrected: 'roggenbrot', total: 1 });
    expect((await get(`${path}/roggenbrot`)).body).not.toHaveProperty('corrected');
    expect((await get(`${path}/rogenbrot?exact=true`)).body).toMatchObject({ total: 0, results: [] });
    expect((await get(`${path}/roggenbrot?exact=true`)).body).toMatchObject({ total: 1 });
  });
});
