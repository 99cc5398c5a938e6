import { expect, test } from 'vitest';
import { storedProduct } from '../../catalogue/testing.ts';
import { testThing } from '../testing.ts';
import { densityOf, gramsFor, holdsOf } from './thingWeights.ts';

const piece = { quantity: 1, unit: 'piece' } as const;

test('REC-01 a pack holds what is printed on it: grams, millilitres by the weight of the thing, pieces by that of one', () => {
  expect(holdsOf(storedProduct({ base: { quantity: 0.5, unit: 'kg' } }), testThing('flour'))).toMatchObject({
    grams: 500,
  });
  const oil = testThing('oil', { grams: { tbsp: 13.8 } });
  expect(densityOf(oil)).toBeCloseTo(0.92);
  expect(holdsOf(storedProduct({ base: { quantity: 1, unit: 'l' }, pack: '1 l' }), oil).grams).toBeCloseTo(920);
  const eggs = storedProduct({ base: { quantity: 10, unit: 'piece' }, pack: '10 pieces' });
  expect(holdsOf(eggs, testThing('egg', { grams: { piece: 55 } }))).toMatchObject({ grams: 550, count: 10 });
});

test('REC-01 a pot of herbs weighs about thirty grams where nobody says otherwise, a bunch what the thing says', () => {
  const pot = storedProduct({ base: piece, pack: '1 pot' });
  expect(holdsOf(pot, testThing('thyme', { grams: { sprig: 1 } })).grams).toBe(30);
  expect(holdsOf({ ...pot, pack: '1 Bund' }, testThing('parsley', { grams: { bunch: 25 } })).grams).toBe(25);
  expect(holdsOf({ ...pot, pack: '1 Bund' }, testThing('carrot', { grams: { piece: 90 } })).grams).toBe(540);
});

test('REC-01 what is counted is counted, whatever one of it weighs; a head of celery is more than a stick', () => {
  const pepper = testThing('pepper', { grams: { piece: 150 } });
  const loose = holdsOf(storedProduct({ selling: 'average', pieceGrams: 200, pack: 'ca. 200 g / Stück' }), pepper);
  expect(gramsFor(loose, pepper, 'piece')).toBe(150);
  expect(gramsFor(loose, pepper, 'g')).toBe(200);
  const celery = testThing('celery', { grams: { piece: 45 }, each: 450 });
  const head = holdsOf(storedProduct({ base: piece, pack: '1 each' }), celery);
  expect(gramsFor(head, celery, 'piece')).toBe(450);
});

test('REC-01 a tin counts as it is labelled, and what is poured off is not eaten', () => {
  const tin = storedProduct({ base: { quantity: 0.24, unit: 'kg' }, pack: '400 g' });
  expect(holdsOf(tin, testThing('beans', { tinned: true }))).toEqual({ grams: 400, eaten: 0.6 });
  expect(holdsOf(tin, testThing('beans'))).toEqual({ grams: 240, eaten: 1 });
});

test('what nobody knows stays unknown', () => {
  expect(holdsOf(storedProduct({ base: undefined, pack: '' }), testThing('x')).grams).toBeUndefined();
  expect(holdsOf(storedProduct({ base: piece, pack: '1 Stück' }), testThing('x')).grams).toBeUndefined();
});
