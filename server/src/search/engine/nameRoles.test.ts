import { expect, test } from 'vitest';
import { kindsOf } from './kinds.ts';
import { type NameSense, nameRoles } from './nameRoles.ts';

const sense: NameSense = {
  language: 'de',
  kinds: kindsOf('de'),
  isQuality: (word) => word === 'bio',
  makerWords: (tokens) => (tokens[0]?.text === 'berglust' ? 1 : 0),
};
const headOf = (name: string) => {
  const { tokens, head } = nameRoles(name, sense);
  return tokens[head]?.text;
};

test.each([
  ['Berglust Joghurt Erdbeere', 'joghurt'],
  ['Erdbeer Joghurt mit Schokolade', 'joghurt'],
  ['Heumilch Emmentaler', 'emmentaler'],
  ['Apfel Riegel', 'riegel'],
  ['LILAFEE Tafel Joghurt', 'joghurt'],
  ['Waldlust Frische, Duschgel', 'duschgel'],
  ['Feine Würstel 10 Stück', 'wurstel'],
])('the head of a name is what the thing is: %s, %s', (name, head) => {
  expect(headOf(name)).toBe(head);
});

test('a maker is known by capitals, by other names or by the brand', () => {
  expect(nameRoles('ZURÜCK ZUM HOF Vollmilch', sense).brandWords).toBe(3);
  expect(nameRoles('Berglust Milch', sense).brandWords).toBe(1);
  expect(nameRoles('Rosa Blum Tee', sense, 'Rosa Blum').brandWords).toBe(2);
  expect(nameRoles('Vollmilch 3,5 %', sense).brandWords).toBe(0);
});

test('a name is bare if it says nothing but how the thing is', () => {
  expect(nameRoles('Bio Himbeeren 125 g', sense).isBare).toBe(true);
  expect(nameRoles('Dreh Zack Himbeere', sense).isBare).toBe(false);
  expect(nameRoles('Berglust Himbeere', sense).isBare).toBe(false);
});
