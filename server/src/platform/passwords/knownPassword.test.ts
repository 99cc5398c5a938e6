import { expect, test } from 'vitest';
import { createPasswords } from './createPasswords.ts';
import { isHashOfKnown } from './knownPassword.ts';

test('the hash of a password that everybody may know is told from others without a hash', async () => {
  const passwords = createPasswords({ passwordMemoryKb: 64 });
  const known = await passwords.hashKnown('feldfrisch');
  expect(await passwords.isRight('feldfrisch', known)).toBe(true);
  expect(isHashOfKnown(known, 'feldfrisch')).toBe(true);
  expect(isHashOfKnown(known, 'Feldfrisch')).toBe(false);
  expect(isHashOfKnown(await passwords.hash('feldfrisch'), 'feldfrisch')).toBe(false);
  expect(isHashOfKnown(await passwords.hashKnown('another'), 'feldfrisch')).toBe(false);
});
