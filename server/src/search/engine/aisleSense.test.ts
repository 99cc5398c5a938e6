import { expect, test } from 'vitest';
import { createAisleSense, type Telling } from './aisleSense.ts';
import { aisles } from './aisles.ts';
import { kindsOf } from './kinds.ts';
import { nameRoles } from './nameRoles.ts';

const kinds = kindsOf('de');

function tell(name: string, category = 'Unbekannt'): Telling {
  const roles = nameRoles(name, { language: 'de', kinds, isQuality: () => false, makerWords: () => 1 });
  return { roles, category, path: [category], brand: '', pack: '100 g', weighed: false };
}

function shelfOf(chances: Float32Array): string | undefined {
  return aisles[chances.indexOf(Math.max(...chances))];
}

test('a thing lies where its name says', () => {
  const sense = createAisleSense(kinds);
  sense.learn();
  expect(shelfOf(sense.chances(tell('Berglust Pizza')))).toBe('dish');
  expect(shelfOf(sense.chances(tell('Berglust Shampoo Apfel')))).toBe('care');
});

test('what a maker makes is learned from its other things', () => {
  const names = ['Pralinen', 'Keks', 'Bonbon', 'Riegel', 'Lebkuchen', 'Waffel'].map((thing) => `Lilafee ${thing}`);
  const others = ['Milch', 'Butter', 'Topfen', 'Joghurt', 'Käse', 'Rahm'].map((thing) => `Berglust ${thing}`);
  const sense = createAisleSense(kinds);
  for (const name of [...names, ...others]) sense.watch(tell(name));
  sense.learn();
  const [lilafee, berglust] = ['Lilafee Erdbeere', 'Berglust Erdbeere'].map((name) => sense.chances(tell(name)));
  const sweets = aisles.indexOf('sweets');
  expect(lilafee?.[sweets]).toBeGreaterThan(berglust?.[sweets] ?? 1);
});

test('chances are shares of one', () => {
  const sense = createAisleSense(kinds);
  sense.learn();
  const sum = sense.chances(tell('Irgendwas')).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(1, 4);
});

test('a fruit behind a word that nobody knows is less surely the fruit than one named alone', () => {
  const sense = createAisleSense(kinds);
  sense.learn();
  const produce = aisles.indexOf('produce');
  const roles = (name: string) =>
    nameRoles(name, { language: 'de', kinds, isQuality: () => false, makerWords: () => 0 });
  const chance = (name: string) => sense.chances({ ...tell(name), roles: roles(name) })[produce] ?? 0;
  expect(chance('Himbeeren')).toBeGreaterThan(0.8);
  expect(chance('Wuselino Himbeeren')).toBeLessThan(chance('Himbeeren') - 0.3);
});
