import { expect, test } from 'vitest';
import { addressOf } from './request.ts';

test('API-01 parameters go into the path and the query behind it, each encoded', () => {
  const address = addressOf(
    { path: '/api/{type}/search/{term}' },
    { params: { type: 'content', term: 'a/b käse?' }, query: { pageSize: 5, tag: ['1', '2'], lang: undefined } },
  );
  expect(address).toBe('/api/content/search/a%2Fb%20k%C3%A4se%3F?pageSize=5&tag=1&tag=2');
});

test('API-01 a path without either stays as it is', () => {
  expect(addressOf({ path: '/api/csrf' }, {})).toBe('/api/csrf');
});
