import { expect, test } from 'vitest';
import { callableName } from './callableName.ts';

test.each(['Anna', 'Seán', 'Anna-Maria', "D'Arcy", 'Jean Luc', 'Žofia', 'Ελένη', ' Resi '])(
  'CUST-04 %j is a name to greet by',
  (name) => {
    expect(callableName(name)).toBe(name.trim());
  },
);

test.each([
  undefined,
  '',
  ' ',
  'evil.example',
  'evil.com/win',
  'a@b',
  '1 Million',
  'Anna\nBcc',
  '<b>',
  'x'.repeat(31),
  'you have won a lot',
  '-Anna',
  '{shop}',
])('CUST-04 %j is not', (name) => {
  expect(callableName(name)).toBeUndefined();
});
