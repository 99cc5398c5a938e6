import { expect, test } from 'vitest';
import { addressKey, pageKey, readVariant } from './pageKey.ts';

const plain = { zone: '', webview: false };
const zones = ['wien', 'graz', 'vienna-1'];

test.each([
  [undefined, plain],
  ['', plain],
  ['sid=abc; loggedIn=true', plain],
  ['zone=vienna-1', { zone: 'vienna-1', webview: false }],
  ['sid=abc; webview=true; zone=graz', { zone: 'graz', webview: true }],
  ['webview=false', plain],
  ['timezone=vienna; webviewer=true', plain],
  ['zone=wien', plain],
  ['zone=invented', plain],
  ['zone=../../etc', plain],
  ['zone=a b', plain],
  [`zone=${'a'.repeat(33)}`, plain],
  ['zone', plain],
])('the cookies %j make the variant %o', (header, variant) => {
  expect(readVariant(header, zones)).toEqual(variant);
});

test('path, query, zone, web view and kind each make a key of their own', () => {
  const keys = [
    pageKey(addressKey('html', { path: '/a', query: '' }), plain),
    pageKey(addressKey('payload', { path: '/a', query: '' }), plain),
    pageKey(addressKey('html', { path: '/a', query: 'b=c' }), plain),
    pageKey(addressKey('html', { path: '/a?b=c', query: '' }), plain),
    pageKey(addressKey('html', { path: '/a', query: '' }), { zone: 'b', webview: false }),
    pageKey(addressKey('html', { path: '/a', query: '' }), { zone: '', webview: true }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
