import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLuhn } from './luhn.ts';
import { type CardEntry, readCard, readExpiry } from './readCard.ts';
import { inGroups, situations, testCards } from './sandboxCards.ts';

const now = Date.UTC(2026, 10, 15);
const entry: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/29', code: '123', holder: 'Anna' };
const problemsOf = (changes: Partial<CardEntry>) => {
  const read = readCard({ ...entry, ...changes }, now);
  return 'problems' in read ? read.problems : {};
};

describe('PAY-07 a card that is typed', () => {
  test('PAY-07 becomes a way to pay that holds no number', () => {
    const read = readCard(entry, now);
    expect(read).toEqual({
      instrument: { brand: 'Visa', name: '4242', expiryMonth: 12, expiryYear: 2029, situation: 'success' },
    });
    expect(JSON.stringify(read)).not.toContain('42424');
  });

  test('PAY-06 is refused unless it is a test card', () => {
    expect(problemsOf({ number: '4111 1111 1111 1111' })).toEqual({ number: 'notATestCard' });
    expect(problemsOf({ number: '4242 4242 4242 4243' })).toEqual({ number: 'invalid' });
    expect(problemsOf({ number: '4242' })).toEqual({ number: 'invalid' });
  });

  test('PAY-07 says what is wrong with each field', () => {
    expect(readCard({ number: '', expiry: ' ', code: '', holder: '' }, now)).toEqual({
      problems: { number: 'missing', expiry: 'missing', code: 'missing', holder: 'missing' },
    });
    expect(problemsOf({ expiry: '13/29' })).toEqual({ expiry: 'invalid' });
    expect(problemsOf({ expiry: '10/26' })).toEqual({ expiry: 'expired' });
    expect(problemsOf({ expiry: '11/26' })).toEqual({});
    expect(problemsOf({ code: '12' })).toEqual({ code: 'invalid' });
    expect(problemsOf({ number: '378282246310005' })).toEqual({ code: 'invalid' });
    expect(problemsOf({ number: '378282246310005', code: '1234' })).toEqual({});
  });

  test('PAY-07 an expiry is read however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10, max: 99 }), (month, short) => {
        const year = 2000 + short;
        const twoDigits = String(month).padStart(2, '0');
        for (const text of [`${month}/${short}`, `${twoDigits} / ${year}`, `${twoDigits}${short}`, `${month}-${short}`])
          expect(readExpiry(text)).toEqual({ month, year });
      }),
      { numRuns: 50 },
    );
  });
});

describe('PAY-07 the test cards', () => {
  test('PAY-07 are real in form, one of each kind, and cover every situation', () => {
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
    for (const { number } of testCards) {
      expect(isLuhn(number)).toBe(true);
      expect(inGroups(number).replaceAll(' ', '')).toBe(number);
    }
    expect(new Set(testCards.map(({ situation }) => situation))).toEqual(new Set(situations));
  });

  test('PAY-07 one wrong digit is never taken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testCards),
        fc.nat({ max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        ({ number }, at, by) => {
          const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
          expect(problemsOf({ number: wrong, code: '123' }).number).toBe('invalid');
        },
      ),
      { numRuns: 100 },
    );
  });
});
