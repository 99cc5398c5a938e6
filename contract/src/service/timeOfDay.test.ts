import { expect, test } from 'vitest';
import { formatTimeOfDay, formatTimeSpan } from './timeOfDay.ts';

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};

test.each([
  ['17:00', '17 Uhr', '5 pm', '17:00'],
  ['17:30', '17:30 Uhr', '5:30 pm', '17:30'],
  ['12:00', '12 Uhr', 'noon', '12:00'],
  ['12:15', '12:15 Uhr', '12:15 pm', '12:15'],
  ['0:00', '0 Uhr', 'midnight', '0:00'],
  ['0:05', '0:05 Uhr', '12:05 am', '0:05'],
  ['24:00', '24 Uhr', 'midnight', '24:00'],
  ['9:00', '9 Uhr', '9 am', '9:00'],
])('%s is %s in Austria, %s in Ireland and %s elsewhere', (time, german, english, other) => {
  expect(['de-AT', 'en-IE', 'fr-FR'].map((locale) => formatTimeOfDay(at(time), locale))).toEqual([
    german,
    english,
    other,
  ]);
});

test.each([
  ['17:00', '19:00', '17–19 Uhr', '5–7 pm'],
  ['17:30', '19:00', '17:30–19 Uhr', '5:30–7 pm'],
  ['10:00', '12:00', '10–12 Uhr', '10 am–noon'],
  ['11:00', '13:00', '11–13 Uhr', '11 am–1 pm'],
  ['12:00', '14:00', '12–14 Uhr', 'noon–2 pm'],
  ['7:40', '20:00', '7:40–20 Uhr', '7:40 am–8 pm'],
])('from %s to %s is %s, %s', (from, until, german, english) => {
  expect(formatTimeSpan(at(from), at(until), 'de-AT')).toBe(german);
  expect(formatTimeSpan(at(from), at(until), 'en-IE')).toBe(english);
});
