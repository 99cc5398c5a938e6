import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, birthdateProblem } from './birthdate.ts';
import { readDate } from './readDate.ts';

const today = '2026-11-15';

describe('VAL-11 a birthdate', () => {
  test.each([
    ['2008-11-15', undefined],
    ['2008-11-16', 'age'],
    ['1930-02-28', undefined],
    ['1890-01-01', 'date'],
    ['2027-01-01', 'date'],
    ['2001-02-29', 'date'],
    ['01.02.2000', 'date'],
    ['', 'required'],
  ])('VAL-11 %s is judged as %s', (birthdate, kind) => expect(birthdateProblem(birthdate, today)?.kind).toBe(kind));

  test('VAL-11 a person born on the leap day is of age on 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

describe('FORM-07 a date is read as its locale writes it', () => {
  test.each([
    ['de-AT', '15.11.2008', '2008-11-15'],
    ['de-AT', '5. 1. 1990', '1990-01-05'],
    ['en-IE', '15/11/2008', '2008-11-15'],
    ['en-US', '11/15/2008', '2008-11-15'],
    ['en-IE', '2008-11-15', '2008-11-15'],
    ['de-AT', '31.02.2000', undefined],
    ['de-AT', '15.11.08', undefined],
    ['de-AT', 'gestern', undefined],
    ['de-AT', '', undefined],
  ])('FORM-07 %s: %s', (locale, typed, day) => expect(readDate(typed, locale)).toBe(day));

  test.each(['de-AT', 'en-IE', 'en-US', 'sv-SE'])('FORM-07 what %s writes is read back', (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        expect(readDate(format.format(date), locale)).toBe(date.toISOString().slice(0, 10));
      }),
      { numRuns: 50 },
    );
  });
});
