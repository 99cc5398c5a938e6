import { beforeAll, expect, test } from 'vitest';
import type { Passwords } from './createPasswords.ts';
import { createPasswords, mostWaiting } from './createPasswords.ts';

let passwords: Passwords;

beforeAll(async () => {
  passwords = createPasswords({ passwordMemoryKb: 64 });
});

test('CUST-02 a password is kept as argon2id, each time with another salt', async () => {
  const [one, other] = await Promise.all([passwords.hash('feldfrisch'), passwords.hash('feldfrisch')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.isRight('feldfrisch', one)).toBe(true);
  expect(await passwords.isRight('feldfrisch ', one)).toBe(false);
});

test('VAL-04 what is beyond plain letters is the password too', async () => {
  const hash = await passwords.hash('pass wörd 🍎');
  expect(await passwords.isRight('pass wörd 🍎', hash)).toBe(true);
  expect(await passwords.isRight('pass word 🍎', hash)).toBe(false);
});

test('CUST-02 without an account no password is right', async () => {
  expect(await passwords.isRight('feldfrisch', undefined)).toBe(false);
});

test('CUST-02 of very many at once as many wait as can be served soon, the others are asked to come back', async () => {
  const tries = Array.from({ length: mostWaiting + 50 }, () => passwords.isRight('feldfrisch', undefined));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(48);
  for (const reason of refused)
    expect(reason).toMatchObject({ status: 503, errorCode: 'tooBusy', retryAfterSeconds: 5 });
  expect(await passwords.hash('feldfrisch')).toMatch(/^\$argon2id/);
});
