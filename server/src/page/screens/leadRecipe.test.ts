import type { RecipeSummary } from '@trolley/contract';
import { expect, test } from 'vitest';
import { leadOf } from './leadRecipe.ts';

function recipe(slug: string, given: Partial<RecipeSummary> = {}): RecipeSummary {
  return {
    slug,
    title: slug,
    text: slug,
    picture: '/pictures/0',
    published: '2026-10-01',
    servings: 4,
    servingsUnit: 'portion',
    minutes: { total: 30, active: 20 },
    difficulty: 'easy',
    course: 'main',
    diet: [],
    months: [],
    inSeason: false,
    offers: 0,
    memberPrices: 0,
    ...given,
  };
}
const monday = Date.parse('2026-11-16T06:00:00Z');

test('REC-01 a dinner of the season leads, the one with more on offer before the others', () => {
  const all = [recipe('a'), recipe('soup', { course: 'soup', inSeason: true }), recipe('b', { inSeason: true })];
  expect(leadOf(all, monday)?.slug).toBe('b');
  expect(leadOf([recipe('plain', { picture: undefined }), recipe('seen')], monday)?.slug).toBe('seen');
});

test('REC-01 it stays for a week from Monday on, and another follows', () => {
  const all = [recipe('a'), recipe('b'), recipe('c')];
  const on = (day: string) => leadOf(all, Date.parse(day))?.slug;
  expect(on('2026-11-22T21:00:00Z')).toBe(on('2026-11-16T06:00:00Z'));
  expect(on('2026-11-23T06:00:00Z')).not.toBe(on('2026-11-16T06:00:00Z'));
});

test('without dinners nothing leads', () => {
  expect(leadOf([recipe('cake', { course: 'baking' })], monday)).toBeUndefined();
});
