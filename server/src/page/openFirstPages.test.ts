import { expect, test } from 'vitest';
import { openFirstPages } from './openFirstPages.ts';
import { testTenant } from './testing.ts';

const { routes } = testTenant();
const log = { debug: () => undefined };

test('a shop that has just opened asks for home, the departments and the first of them itself', async () => {
  const asked: string[] = [];
  const ask = async (path: string) => void asked.push(path);
  await openFirstPages({ ask, routes, departments: ['dairy', 'fruit'], log });
  expect(asked).toEqual(['/', '/products', '/products/dairy']);
});

test('one that fails is not in the way of the next, nor of the shop', async () => {
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    throw new Error('not yet');
  };
  await openFirstPages({ ask, routes, departments: [], log });
  expect(asked).toEqual(['/', '/products']);
});
