import { expect, test } from 'vitest';
import { uuid } from './uuid.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('API-02 a random UUID is made with and without the help of the browser', () => {
  const bare = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const made = Array.from({ length: 50 }, (_, index) => (index % 2 ? uuid() : uuid(bare)));
  expect(made.every((id) => version4.test(id))).toBe(true);
  expect(new Set(made).size).toBe(50);
});
