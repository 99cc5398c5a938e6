import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLinks } from './withoutLinks.ts';

/** What mail programs take for an address of a page. */
const linked = /[a-z][a-z0-9+.-]*:\/\/|\bwww\d?\.|[\p{L}\p{N}-]\.\p{L}{2}/iu;

test.each([
  ['https://evil.example/login', 'https: // evil . example/login'],
  ['HTTP://EVIL.EXAMPLE', 'HTTP: // EVIL . EXAMPLE'],
  ['http://192.0.2.7/x', 'http: // 192.0.2.7/x'],
  ['www.evil.example', 'www . evil . example'],
  ['see www.a.bc', 'see www . a . bc'],
  ['evil.example', 'evil . example'],
  ['sub.evil.co.uk/a?b=c', 'sub . evil . co . uk/a?b=c'],
  ['bücher.example', 'bücher . example'],
  ['evil.xn--p1ai', 'evil . xn--p1ai'],
  ['evil。example', 'evil . example'],
  ['me@evil.example', 'me@evil . example'],
  ['ftp://evil.example', 'ftp: // evil . example'],
])('CUST-13 %j is quoted as %j', (text, quoted) => {
  expect(withoutLinks(text)).toBe(quoted);
  expect(quoted).not.toMatch(linked);
});

test.each(['Ich trete zurück. Danke!', '1.5 kg um 12.50 €', 'am 17.11.2026', 'Dr. Huber', 'z. B. die Pfanne', '…'])(
  'CUST-13 %j stays as it was written',
  (text) => expect(withoutLinks(text)).toBe(text),
);

test('CUST-13 nothing that could be linked is left, whatever was typed', () => {
  const parts = fc.constantFrom(
    'http',
    's',
    ':',
    '/',
    '//',
    '://',
    '.',
    'www',
    'evil',
    'example',
    'a',
    '1',
    '-',
    ' ',
    '@',
    'xn--',
  );
  fc.assert(fc.property(fc.array(parts, { maxLength: 12 }), (words) => !linked.test(withoutLinks(words.join('')))));
});
