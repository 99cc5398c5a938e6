import { expect, test } from 'vitest';
import { foldText } from '../foldText.ts';
import { stem } from './stem.ts';

const same = (language: 'de' | 'en', words: readonly string[]) =>
  new Set(words.map((word) => stem(foldText(word), language))).size === 1;

test.each([
  ['Tomate', 'Tomaten'],
  ['Ei', 'Eier', 'Eiern'],
  ['Apfel', 'Äpfel', 'Äpfeln'],
  ['Zwiebel', 'Zwiebeln'],
  ['Nuss', 'Nüsse', 'Nüssen'],
  ['Keks', 'Kekse', 'Keksen'],
  ['Saft', 'Säfte', 'Säften'],
  ['Huhn', 'Hühner', 'Hühnern'],
  ['Kern', 'Kerne', 'Kernen'],
  ['vegan', 'vegane', 'veganer', 'veganes', 'veganen'],
  ['Sonnenblumenkern', 'Sonnenblumenkerne', 'Sonnenblumenkernen'],
  ['gerieben', 'geriebene', 'geriebener', 'geriebenes'],
  ['laktosefrei', 'laktosefreie', 'laktosefreier', 'laktosefreies'],
  ['Avocado', 'Avocados'],
  ['Erdbeer', 'Erdbeere', 'Erdbeeren'],
])('SEARCH-08 %s and %s are the same to a German shopper', (...words) => {
  expect(same('de', words)).toBe(true);
});

test.each([
  ['tomato', 'tomatoes'],
  ['berry', 'berries'],
  ['loaf', 'loaves'],
  ['peach', 'peaches'],
  ['egg', 'eggs'],
  ['olive', 'olives'],
  ['radish', 'radishes'],
])('SEARCH-08 %s and %s are the same to an English shopper', (...words) => {
  expect(same('en', words)).toBe(true);
});

test.each(['bier', 'reis', 'eis', 'tee'])('SEARCH-08 %s loses nothing', (word) => {
  expect(stem(word, 'de')).toBe(word);
});

test.each(['hummus', 'swiss', 'couscous', 'asparagus'])('SEARCH-08 %s is no plural', (word) => {
  expect(stem(word, 'en')).toBe(word);
});
