import { expect, test } from 'vitest';
import { kindsOf } from './kinds.ts';
import { createMakers } from './makers.ts';
import { tokensOf } from './tokens.ts';

function makersOf(...names: readonly string[]) {
  const makers = createMakers(kindsOf('de'));
  for (const name of names) makers.learn(name);
  return (name: string) => makers.wordsOf(tokensOf(name));
}

test('a word that many names begin with, and that is no thing, is a maker', () => {
  const wordsOf = makersOf('Berglust Milch', 'Berglust Butter', 'Berglust Topfen', 'Butter gesalzen');
  expect(wordsOf('Berglust Käse')).toBe(1);
  expect(wordsOf('Butter gesalzen')).toBe(0);
});

test('a thing is no maker, however many names begin with it', () => {
  expect(makersOf('Milch frisch', 'Milch haltbar', 'Milch leicht', 'Milch bio')('Milch frisch')).toBe(0);
});

test('a maker may have a name of several words', () => {
  const names = ['Linsen', 'Butter', 'Mehl', 'Reis'].map((thing) => `gern für euch ${thing}`);
  expect(makersOf(...names)('gern für euch Zucker')).toBe(3);
  expect(makersOf(...names.slice(0, 2))('gern für euch Zucker')).toBe(0);
});
