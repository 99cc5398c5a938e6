import { expect, test } from 'vitest';
import { askQuery, firstAsk, withHome, withSwap } from './recipeAsk.ts';

const first = firstAsk({ servings: 4 });

test('at first only the servings are asked for', () => {
  expect(askQuery(first, undefined)).toEqual({ servings: 4 });
  expect(askQuery(first, 'wien-7')).toEqual({ servings: 4, store: 'wien-7' });
});

test('REC-01 swaps and what is at home are asked for together', () => {
  const ask = withHome(withSwap(withSwap(first, 'ei', '1'), 'mehl', '2'), 'butter', true);
  expect(askQuery(withSwap(ask, 'ei', '3'), undefined)).toEqual({ servings: 4, swap: 'ei:3,mehl:2', home: 'butter' });
});

test('a thing is either at home or to be bought: the last word counts', () => {
  const ask = withHome(withHome(first, 'salz', false), 'salz', true);
  expect([ask.home, ask.buy]).toEqual([['salz'], []]);
  expect(withHome(ask, 'salz', false)).toEqual({ ...first, buy: ['salz'] });
});
