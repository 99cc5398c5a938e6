import * as contract from '@trolley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { isReserved } from '../src/tenant/reservedPaths.ts';
import { openWholeShop } from './wholeShop.ts';

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

test('no page of an editor and no redirect stands where the server answers itself', async () => {
  await shop.app.ready();
  const ofCalls = Object.values(contract).flatMap((one) =>
    typeof one === 'object' && 'path' in one && 'method' in one ? [(one as contract.Endpoint).path] : [],
  );
  const served = [...new Set([...shop.served, ...ofCalls.map((path) => path.split('/')[1] ?? '')])];
  expect(served).toEqual(expect.arrayContaining(['api', 'media', 'studio', 'tenant']));
  expect(served.filter((segment) => !isReserved(`/${segment}`))).toEqual([]);
});
