import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test('a country is named in the language of the tenant, and an unknown code stays a code', () => {
  expect(countryName('AT', 'de-AT')).toBe('Österreich');
  expect(countryName('AT', 'en-IE')).toBe('Austria');
  for (const code of ['', 'at', 'ZZZ', '1']) expect(countryName(code, 'de-AT')).toBe(code);
});
