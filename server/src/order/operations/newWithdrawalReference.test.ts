import { expect, test } from 'vitest';
import { newWithdrawalReference } from './newWithdrawalReference.ts';

test('CUST-13 a withdrawal’s reference is eight characters that are not mistaken for others, another every time', () => {
  const references = Array.from({ length: 200 }, newWithdrawalReference);
  for (const reference of references) expect(reference).toMatch(/^W-[2-9C-Y]{4}-[2-9C-Y]{4}$/);
  expect(references.join('').replace(/W-/g, '')).not.toMatch(/[01580OISBLUEAZ]/);
  expect(new Set(references).size).toBe(200);
});
