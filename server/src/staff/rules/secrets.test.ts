import { expect, test } from 'vitest';
import { base32, newRecoveryCodes, recoveryCodeHash, secondFactorOf } from './secrets.ts';

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written as in RFC 4648', (text, written) => expect(base32(Buffer.from(text))).toBe(written));

test('an authenticator app reads shop, address and secret', () => {
  const { secret, uri } = secondFactorOf(Buffer.from('foobar'), { issuer: 'Feld & Markt', email: 'a@b.at' });
  expect(secret).toBe('MZXW6YTBOI');
  expect(uri).toBe('otpauth://totp/Feld%20%26%20Markt:a%40b.at?secret=MZXW6YTBOI&issuer=Feld%20%26%20Markt');
});

test('recovery codes are ten different ones, and may be typed as people do', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(recoveryCodeHash(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(recoveryCodeHash(code));
  }
});
