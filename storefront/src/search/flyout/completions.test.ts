import { expect, test } from 'vitest';
import { completions } from './completions.ts';

const named = (name: string, brand?: string) => ({ name, ...(brand && { brand: { slug: brand, name: brand } }) });

test('names of goods become words to go on with, without maker and figures, each once', () => {
  const found = [
    named('Bio-Naturjoghurt 3,6 %', 'Almglück'),
    named('Almglück Joghurt Erdbeere', 'Almglück'),
    named('Joghurt Erdbeere', 'Talrahm'),
    named('Joghurt griechischer Art 10 %'),
    named('Skyr'),
  ];
  expect(completions(found, 'jog')).toEqual(['joghurt erdbeere', 'joghurt griechischer art', 'bio-naturjoghurt']);
  expect(completions(found, ' Joghurt Erdbeere ')).toEqual([]);
  expect(completions(found, 'skyr')).toEqual([]);
});

test('at most four, and none longer than one would type', () => {
  const many = ['milk a', 'milk b', 'milk c', 'milk d', 'milk e', 'milk of a very happy cow'].map((name) =>
    named(name),
  );
  expect(completions(many, 'milk')).toEqual(['milk a', 'milk b', 'milk c', 'milk d']);
  expect(completions(many.slice(5), 'milk')).toEqual([]);
});
