import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldTable } from '../../test/fieldTable.ts';
import { fieldProblem, postalCodeOf, writtenPostalCode } from './fields.ts';

/** Every value of a row of the table is taken or refused as it says. */
function expectKept(row: string) {
  const parts = Object.entries(fieldTable).filter(([name]) => name === row || name.startsWith(`${row} `));
  expect(parts.length).toBeGreaterThan(0);
  for (const [, { fields, takes, refuses }] of parts) {
    for (const field of fields) {
      for (const value of takes) expect([field, value, fieldProblem(field, value)]).toEqual([field, value, undefined]);
      for (const [value, kind] of Object.entries(refuses))
        expect([field, value, fieldProblem(field, value)?.kind]).toEqual([field, value, kind]);
    }
  }
}

test('VAL-01 a first name: letters of three scripts, up to 20, in the general form 24', () => expectKept('VAL-01'));
test('VAL-02 a surname: up to 24', () => expectKept('VAL-02'));
test('VAL-03 an email address: the pattern of browsers, with a dot in the domain, up to 50', () =>
  expectKept('VAL-03'));
test('VAL-04 a password: 8 to 50 characters of any kind', () => expectKept('VAL-04'));
test('VAL-05 a city: required, nothing like markup, up to 25 in the general form', () => expectKept('VAL-05'));
test('VAL-06 a postal code: 4 to 7 letters, digits, spaces, dashes', () => expectKept('VAL-06'));
test('VAL-06 an Eircode is stored in seven characters and written with its space, others as they are', () => {
  for (const code of ['H91X2Y3', 'h91x2y3', 'H91 X2Y3', 'D6WXY00'])
    expect(writtenPostalCode(postalCodeOf(code))).toMatch(/^(H91 X2Y3|D6W XY00)$/);
  for (const code of ['1070', '10115', 'H91', 'SW1A1AA', '1234 AB', '']) expect(writtenPostalCode(code)).toBe(code);
});
test('VAL-07 street, house, door, staircase and floor keep their lengths', () => expectKept('VAL-07'));
test('VAL-08 company, title and delivery note keep their lengths', () => expectKept('VAL-08'));
test('VAL-09 a phone number: a plus and 7 to 15 digits, or the old way with separators', () => expectKept('VAL-09'));
test('VAL-10 a card number: 13 digits with the right last one', () => expectKept('VAL-10'));
test('VAL-12 VAT and registration number: 7 to 14', () => expectKept('VAL-12'));
test('VAL-13 gender, country and what goes with a card: required', () => expectKept('VAL-13'));
test('VAL-14 the fields of the general form keep their lengths and signs', () => expectKept('VAL-14'));
test.each(['age', 'activation code', 'order number', 'free text'])('%s', expectKept);

const long = (length: number) => 'a'.repeat(length);

test('a problem of length tells the limit, and nothing given is nothing', () => {
  expect(fieldProblem('surname', long(25))).toEqual({ kind: 'maxLength', limit: 24 });
  expect(fieldProblem('door', undefined)).toBeUndefined();
  expect(fieldProblem('surname', undefined)).toEqual({ kind: 'required' });
});

test('VAL-10 of all last digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
      const right = Array.from('0123456789').filter((digit) => !fieldProblem('cardNumber', twelve + digit));
      expect(right).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});
