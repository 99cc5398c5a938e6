import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLegacyPhone, phoneProblem } from './phone.ts';

describe('the legacy pattern of phone numbers', () => {
  test.each(['+43 1 234 56', '0664/123-45.67', '(01) 234567', '123456', '1'.repeat(20)])('%s is one', (phone) => {
    expect(isLegacyPhone(phone)).toBe(true);
  });

  test.each(['12345', '1'.repeat(21), '0664 x 12345', '++43123456', '43+123456', '-/-', ''])('%j is none', (phone) => {
    expect(isLegacyPhone(phone)).toBe(false);
  });

  test('separators may stand anywhere', () => {
    const separators = fc.array(fc.constantFrom(' ', '-', '/', '(', ')', '.', ''), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(separators, (between) => {
        expect(isLegacyPhone(between.map((separator, at) => `${at}${separator}`).join(''))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the phone number of a delivery', () => {
  test('VAL-15 Optional: empty, or the pattern', () => {
    expect(phoneProblem(undefined, 'Optional')).toBeUndefined();
    expect(phoneProblem(' ', 'Optional')).toBeUndefined();
    expect(phoneProblem('+43 123456', 'Optional')).toBeUndefined();
    expect(phoneProblem('call me', 'Optional')).toBe('malformed');
  });

  test('VAL-15 Mandatory: present, and the pattern', () => {
    expect(phoneProblem(undefined, 'Mandatory')).toBe('missing');
    expect(phoneProblem(' ', 'Mandatory')).toBe('missing');
    expect(phoneProblem('+43 123456', 'Mandatory')).toBeUndefined();
    expect(phoneProblem('12', 'Mandatory')).toBe('malformed');
  });
});
