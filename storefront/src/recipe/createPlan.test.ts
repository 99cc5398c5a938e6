import { beforeEach, expect, test } from 'vitest';
import { createPlan, dayAfter, freeDay, noPlan } from './createPlan.ts';

beforeEach(() => localStorage.clear());
const open = (today = '2026-11-16') => createPlan({ storage: () => localStorage, today: () => today });
const dish = (slug: string) => ({ slug, title: slug, servings: 4 });

test('REC-01 dishes go to the next free days, and another page finds them', () => {
  const plan = open();
  plan.add(dish('gulasch'));
  plan.add(dish('strudel'));
  expect(open().get().meals).toEqual([
    { ...dish('gulasch'), day: '2026-11-16' },
    { ...dish('strudel'), day: '2026-11-17' },
  ]);
});

test('REC-01 what is taken out leaves its day free, and an empty plan leaves nothing behind', () => {
  const plan = open();
  plan.add(dish('gulasch'));
  plan.add(dish('strudel'));
  plan.remove('gulasch');
  plan.add(dish('suppe'));
  expect(plan.get().meals.map(({ slug, day }) => `${slug} ${day}`)).toEqual(['suppe 2026-11-16', 'strudel 2026-11-17']);
  plan.remove('suppe');
  plan.remove('strudel');
  expect([plan.get(), localStorage.length]).toEqual([noPlan, 0]);
});

test('what was eaten last week is gone', () => {
  open('2026-11-09').add(dish('gulasch'));
  expect(open('2026-11-16').get()).toEqual(noPlan);
});

test('a plan holds two weeks of two dishes a day', () => {
  const plan = open();
  const added = Array.from({ length: 29 }, (_, at) => plan.add(dish(`dish-${at}`)));
  expect(added.filter(Boolean)).toHaveLength(28);
});

test.each(['nonsense', 'null', '[]', '{"meals":[1,{"slug":"x"}]}', '{"meals":{}}'])(
  'is not misled by %s in its place',
  (found) => {
    localStorage.setItem('trolley.plan', found);
    expect(open().get()).toEqual(noPlan);
  },
);

test('of what is stored only what the server takes is read, so that one bad dish does not cost the others', () => {
  const good = { ...dish('gulasch'), day: '2026-11-18' };
  const bad = [
    { ...good, servings: 0 },
    { ...good, servings: 101 },
    { ...good, servings: 1.5 },
    { ...good, slug: '../account' },
    { ...good, day: '2026-11-31' },
    { ...good, day: '9999-12-31' },
    { ...good, picture: 7 },
  ];
  const swaps = { zwiebel: '10000042', 'a b': '10000042', ei: '<b>', butter: 7 };
  const things = ['salz', 'salz', 'Ö', 7, ...Array.from({ length: 400 }, (_, at) => `thing-${at}`)];
  localStorage.setItem('trolley.plan', JSON.stringify({ meals: [...bad, good], swaps, home: things, buy: 'salz' }));
  const { meals, home, ...rest } = open().get();
  expect(meals).toEqual([good]);
  expect([home.length, home.slice(0, 2)]).toEqual([300, ['salz', 'thing-0']]);
  expect(rest).toEqual({ swaps: { zwiebel: '10000042' }, buy: [] });
});

test('days go over the ends of months and years', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2026-03-28', 2)]).toEqual(['2027-01-01', '2026-03-30']);
  expect(freeDay([{ day: '2026-11-30' }], '2026-11-30')).toBe('2026-12-01');
});
