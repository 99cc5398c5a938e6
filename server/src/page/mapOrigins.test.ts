import { expect, test } from 'vitest';
import { openTestShop } from './testShop.ts';

const policyOf = async (mapOrigins?: readonly string[]) => {
  const { get } = await openTestShop({ mapOrigins });
  const { headers } = await get('/about');
  return String(headers['content-security-policy']).split('; ');
};

test('a page may ask exactly the origins of the map, and none where there is no map style', async () => {
  const set = await policyOf(['https://tiles.example']);
  expect(set).toContain("connect-src 'self' https://tiles.example");
  expect(set).toContain("img-src 'self' data: https://tiles.example");
  expect(set.join()).not.toMatch(/unsafe|blob:/);
  const unset = await policyOf();
  expect(unset).toContain("connect-src 'self'");
  expect(unset).toContain("img-src 'self' data:");
});
