import compile from 'icu-minify/compile';
import { expect, test, vi } from 'vitest';
import { createText } from './text.ts';

const onMissing = vi.fn();
const text = createText({
  messages: {
    plain: "Don't worry",
    hello: compile('Hello {name}'),
    items: compile('{count, plural, =0 {nothing} one {# item} other {# items}}'),
    day: compile('on {day, date, medium} at {day, time, clock}'),
    kind: compile('{kind, select, delivery {brought} other {collected}}'),
  },
  locale: 'de-AT',
  timeZone: 'Europe/Vienna',
  onMissing,
});

test('texts are spoken in the language, numbers and time of the tenant', () => {
  expect(text('plain')).toBe("Don't worry");
  expect(text('hello', { name: 'Ada' })).toBe('Hello Ada');
  expect([0, 1, 12].map((count) => text('items', { count }))).toEqual(['nothing', '1 item', '12 items']);
  expect(text('day', { day: new Date('2026-11-15T23:30:00Z') })).toBe('on 16.11.2026 at 00:30');
  expect(text('kind', { kind: 'delivery' })).toBe('brought');
});

test('a key without a text is shown as it is and told', () => {
  expect(text('nobody.wrote.this')).toBe('nobody.wrote.this');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('nobody.wrote.this');
  expect(text('toString')).toBe('toString');
});
