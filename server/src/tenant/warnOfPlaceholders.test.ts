import { join } from 'node:path';
import { expect, test } from 'vitest';
import { captureLog } from '../platform/http/testing.ts';
import { repositoryRoot } from '../platform/paths.ts';
import { loadTenant } from './loadTenant.ts';
import { warnOfPlaceholders } from './warnOfPlaceholders.ts';

const tenantsDir = join(repositoryRoot, 'tenants');

async function warnings(id: string, baseUrl: string) {
  const { log, lines } = captureLog();
  await warnOfPlaceholders(await loadTenant({ tenantsDir, id, baseUrl }), log);
  return lines;
}

test.each([
  ['feldmarkt', 'impressum'],
  ['harbour', 'imprint'],
])(
  'SAFE-01 %s, as it ships, is told of every invented detail of its seller at a production address',
  async (id, imprint) => {
    const lines = await warnings(id, 'https://shop.example');
    const fieldsOf = (file: string) =>
      lines.filter((line) => line['file'] === join(tenantsDir, id, file)).map((line) => line['field']);
    expect(fieldsOf('order/order.json')).toEqual(
      expect.arrayContaining(
        ['name', 'street', 'vatId', 'register', 'email', 'bank.name', 'bank.iban', 'bank.bic'].map(
          (name) => `seller.${name}`,
        ),
      ),
    );
    expect(fieldsOf('customer/customer.json')).toEqual(['mail.from', 'mail.support']);
    expect(fieldsOf(`content/pages/${imprint}.json`).length).toBeGreaterThan(4);
    expect(fieldsOf('content/client.json').length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatchObject({ level: 'warn', found: expect.any(String) });
  },
);

test('elsewhere nothing is logged', async () => {
  expect(await warnings('feldmarkt', 'http://localhost:3000')).toEqual([]);
});
