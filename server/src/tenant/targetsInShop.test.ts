import { typedRedirect } from '@trolley/contract';
import { expect, test } from 'vitest';
import { targetInShop, targetsInShop } from './targetsInShop.ts';

const baseUrl = 'https://shop.example';

test.each([
  ['https://shop.example/about?a=1#b', '/about?a=1#b'],
  ['http://shop.example/about', '/about'],
  ['https://SHOP.example', '/'],
  ['https://shop.example//evil.example/', '/evil.example/'],
  ['https://shop.example.evil.example/', 'https://shop.example.evil.example/'],
  ['https://www.shop.example/about', 'https://www.shop.example/about'],
  ['/about', '/about'],
])('%s leads to %s', (to, expected) => {
  expect(targetInShop(to, baseUrl)).toBe(expected);
});

test('a port of its own is part of the shop’s address', () => {
  expect(targetInShop('http://localhost:3000/a', 'http://localhost:3000')).toBe('/a');
  expect(targetInShop('http://localhost:4000/a', 'http://localhost:3000')).toBe('http://localhost:4000/a');
});

test('those of a tenant’s file as well', () => {
  const redirects = { oneToOne: { '/a': `${baseUrl}/b` }, manyToOne: { '/c': 'https://x.example/' }, manyToMany: {} };
  expect(targetsInShop(redirects, baseUrl)).toEqual({ ...redirects, oneToOne: { '/a': '/b' } });
});

test.each([
  ['/about', true],
  ['https://jobs.example', true],
  ['https://jobs.example/a?b#c', true],
  ['http://', false],
  ['https:///about', false],
  ['https://?', false],
  ['https://[/', false],
  ['https://shop.example@evil.example/', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a b', false],
  ['javascript:alert(1)', false],
])('%s is a target: %s', (to, is) => {
  expect(typedRedirect.safeParse({ kind: 'oneToOne', from: '/x', to }).success).toBe(is);
});
