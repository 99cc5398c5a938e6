import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendarFile.ts';

const entry: CalendarEntry = {
  uid: 'order-1@shop.example',
  startsAt: new Date('2030-05-06T08:00:00.000Z'),
  endsAt: new Date('2030-05-06T10:00:00.000Z'),
  changedAt: new Date('2030-05-01T10:11:12.345Z'),
  summary: 'Lieferung vom Feldmarkt',
  location: 'Neubaugasse 12, 1070 Wien',
  description: 'Bestellung 1; alles dazu: \\ dort\nund hier',
  url: 'https://shop.example/kassa-ok?orderNumber=1&key=x',
  cancelled: false,
};

/** As a calendar reads it. */
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('CUST-13 a calendar file in UTC, with what has a meaning of its own escaped', () => {
  expect(unfolded(calendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trolley//Order//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-1@shop.example',
    'DTSTAMP:20300501T101112Z',
    'DTSTART:20300506T080000Z',
    'DTEND:20300506T100000Z',
    'SUMMARY:Lieferung vom Feldmarkt',
    'LOCATION:Neubaugasse 12\\, 1070 Wien',
    'DESCRIPTION:Bestellung 1\\; alles dazu: \\\\ dort\\nund hier',
    'URL:https://shop.example/kassa-ok?orderNumber=1&key=x',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarFile({ ...entry, cancelled: true, location: '' })).toMatch(/STATUS:CANCELLED/);
});

test('CUST-13 no line is longer than 75 octets, no letter is cut, and nothing can be put in between', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (description) => {
      const file = calendarFile({ ...entry, description });
      const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(75);
      const lines = unfolded(file);
      expect(lines).toHaveLength(18);
      const told = lines[12]
        ?.slice('DESCRIPTION:'.length)
        .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(told).toBe(description.replace(/\r\n|\r/g, '\n'));
    }),
    { numRuns: 40 },
  );
});
