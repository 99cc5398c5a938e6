import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { argumentsOf, partsOf } from './argumentsOf.ts';
import { exampleTexts } from './exampleTexts.ts';
import { isFixedText } from './isFixedText.ts';
import { textProblems } from './textProblems.ts';

const items = '{count, plural, one {# item in {place}} other {# items in {place}}}';

test.each([
  ['Hello', 'Welcome'],
  [items, '{count, plural, =0 {Nothing in {place}} one {One in {place}} other {# in {place}}}'],
  [items, '{place}: {count}'],
  ['{name} is {state, select, open {open} other {closed}}', '{state, select, open {Open} other {Shut}}: {name}'],
  ['Until {at, time, clock}', 'By {at, time, clock}'],
  ['{count, number} left', '{count, plural, one {One} other {# left}}'],
  ['Don’t', "It's fine"],
])('%s can be %s', (original, text) => expect(textProblems(original, text)).toEqual([]));

test.each([
  ['Hello', ' ', 'empty', {}],
  ['Hello {name}', 'Hello', 'missing', { name: 'name' }],
  ['Hello {name}', "Hello '{name}'", 'missing', { name: 'name' }],
  ['Hello', 'Hello {name}', 'unknown', { name: 'name' }],
  [items, '{count, plural, one {# item} other {# items}}', 'missing', { name: 'place' }],
  ['Until {at, time, clock}', 'Until {at}', 'otherKind', { name: 'at', kind: 'plain' }],
  ['Hello {name}', '{name, number}', 'otherKind', { name: 'name', kind: 'number' }],
  ['{state, select, open {open} other {closed}}', '{state}', 'otherKind', { name: 'state', kind: 'plain' }],
  ['Hello', '<b>Hello</b>', 'mark', { name: 'b' }],
])('%s cannot be %s: %s', (original, text, code, values) =>
  expect(textProblems(original, text)).toContainEqual({ code, values }),
);

test.each(['{', '{count, plural, one {x}}', '{a b}', '{count, plural, offset:1 one {x} other {y}}'])(
  'what is no message is told with what the parser says: %s',
  (text) => {
    expect(textProblems('{count, plural, one {x} other {y}}', text)).toEqual([
      { code: 'syntax', values: { detail: expect.stringMatching(/./) } },
    ]);
  },
);

test('examples show every form that numbers make', () => {
  const german = { locale: 'de-AT', timeZone: 'Europe/Vienna' };
  const examples = (text: string, now?: Date) => exampleTexts(text, argumentsOf(partsOf(compile(text))), german, now);
  expect(examples('{count, plural, =0 {nichts} one {# Stück} other {# Stück um {price}}}')).toEqual([
    { given: '0', text: 'nichts' },
    { given: '1', text: '1 Stück' },
    { given: '2', text: '2 Stück um ‹price›' },
    { given: '5', text: '5 Stück um ‹price›' },
  ]);
  expect(examples('Hallo')).toEqual([{ text: 'Hallo' }]);
  expect(examples('{kind, select, one {eins} other {viele}}')).toEqual([
    { given: 'one', text: 'eins' },
    { given: 'other', text: 'viele' },
  ]);
  const noon = new Date('2026-11-18T11:00:00Z');
  expect(examples('bis {at, time, clock}, {at, date, monthName}', noon)).toEqual([{ text: 'bis 12:00, November' }]);
});

test('parts of addresses are no texts to change', () => {
  expect(isFixedText('profile.slug.orders', 'bestellungen')).toBe(true);
  expect(isFixedText('order.withdrawal.page', '/widerruf')).toBe(true);
  expect(isFixedText('cart.title', 'Warenkorb')).toBe(false);
});

test('STUD-03 a way to write numbers that the original does not use is refused: many fail only where they are shown', () => {
  const original = '{count, plural, one {1 Rezept} other {# Rezepte}} {at, date, short}';
  const codes = (text: string) => textProblems(original, text).map(({ code }) => code);
  expect(codes('{count, plural, one {1} other {#}} {at, date, short}')).toEqual([]);
  for (const style of ['::currency/EURO', '::measure-unit/foo-bar', 'percent'])
    expect(codes(`{count, plural, one {1} other {#}}{count, number, ${style}} {at, date, short}`)).toEqual(['syntax']);
  expect(codes('{count, plural, one {1} other {#}} {at, date, long}')).toEqual(['syntax']);
});
