import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnUrl } from '../index.ts';

test('NAV-01 a return address is a path of this shop', () => {
  expect(safeReturnUrl('/profil/bestellungen?seite=2#x')).toBe('/profil/bestellungen?seite=2#x');
});

test('NAV-01 whatever the address says, the browser never leaves the shop', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('', '/', '//', '/\\', 'https://', 'javascript:', '/\t/', ' /'),
      (text, prefix) => {
        const url = safeReturnUrl(prefix + text);
        if (url !== undefined) expect(new URL(url, 'https://shop.test').origin).toBe('https://shop.test');
      },
    ),
  );
});
