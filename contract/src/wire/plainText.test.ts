import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGiven, isPlainText } from './plainText.ts';

const unfit = ['\u0000', '\u0007', '\u007f', '\u0085', '\ud83c', '\udf52', '\uffff', '\ufdd0', '\u2028'];

test.each(unfit)('SAFE-03 %j stands in no text, of however many lines', (sign) => {
  expect(isPlainText(`An${sign}na`)).toBe(false);
  expect(isPlainText(`An${sign}na`, { multiline: true })).toBe(false);
});

test.each(['\n', '\r\n', '\t'])('SAFE-03 %j stands in texts of several lines alone', (sign) => {
  expect(isPlainText(`An${sign}na`)).toBe(false);
  expect(isPlainText(`An${sign}na`, { multiline: true })).toBe(true);
});

test.each(['', 'Žofia Müller-O’Neill', '🍒 Kirschen', 'Ελλάδα', 'e\u0301', '👩‍🌾'])(
  'SAFE-03 %j is a plain text',
  (text) => {
    expect(isPlainText(text)).toBe(true);
  },
);

test('SAFE-03 a plain text survives the way through UTF-8 unchanged', () => {
  const read = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 }), (units) => {
      const text = `a${String.fromCharCode(...units)}`;
      return !isPlainText(text, { multiline: true }) || read(text) === text;
    }),
  );
});

test.each(['', ' ', '\t\n', undefined, null])('VAL-19 %j is empty and not worth a call', (value) => {
  expect(isGiven(value)).toBe(false);
});

test('VAL-19 anything else is given', () => {
  expect(isGiven('A')).toBe(true);
  expect(isGiven(' 0 ')).toBe(true);
});
