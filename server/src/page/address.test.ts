import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeLocation, encodePath, readAddress } from './address.ts';

test.each([
  ['/', '/', true],
  ['//', '/', false],
  ['/about', '/about', true],
  ['/about/', '/about', false],
  ['//about///us//', '/about/us', false],
  ['/about?x=1', '/about', true],
  ['/about?', '/about', true],
  ['/about#top', '/about', true],
  ['/suche/k%C3%A4se', '/suche/käse', true],
  ['/suche/a%2Fb', '/suche/a/b', true],
])('%s is the path %s, spelled well: %s', (url, path, tidy) => {
  expect(readAddress(url)).toMatchObject({ path, tidy });
});

test.each([
  '/%',
  '/%zz',
  '/%c3%28',
  '/../etc/passwd',
  '/a/..',
  '/a/%2e%2e/b',
  '/a/./b',
  '/..%2f..%2fetc',
  '/%5cevil.example',
  '/\\evil.example',
  '/a%00b',
  '/a%0d%0aset-cookie:x',
  'http://evil.example/',
  '*',
  '',
])('%j is no address of the shop', (url) => {
  expect(readAddress(url)).toBeUndefined();
});

test('the query is kept as it was sent', () => {
  const address = readAddress('/a?b=1&c=%20#d');
  expect(address?.search).toBe('?b=1&c=%20');
  expect(address?.query.get('c')).toBe(' ');
});

test('whatever is sent, reading never throws, and what is read is a path of this shop in either form', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    'a',
    'ä',
    '%C3%A4',
    '?',
    '#',
    '&',
    ' ',
    '%00',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = readAddress(`/${pieces.join('')}`);
      if (!address) return;
      for (const path of [address.path, address.encodedPath]) {
        expect(path).toMatch(/^\/(?!\/)/);
        expect(path).not.toMatch(/[\\\p{Cc}]|\/\//u);
        expect(path === '/' || !path.endsWith('/')).toBe(true);
      }
      expect(readAddress(address.encodedPath)).toMatchObject({ path: address.path, tidy: true });
    }),
  );
});

test('a path in an address comes back as the same path', () => {
  expect(encodePath('/suche/50% off? #1 käse')).toBe('/suche/50%25%20off%3F%20%231%20k%C3%A4se');
});

test.each([
  ['/neu?a=b%20c', '/neu?a=b%20c'],
  ['/neu/käse', '/neu/k%C3%A4se'],
  ['/50%', '/50%25'],
  ['/\t/evil.example', '/%09/evil.example'],
  ['/a\r\nset-cookie: x', '/a%0D%0Aset-cookie:%20x'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is sent as the location %s', (location, header) => {
  expect(encodeLocation(location)).toBe(header);
});
