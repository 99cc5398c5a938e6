import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTexts, type TenantId } from './testing.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const texts = (tenant: string, area: string) => readTexts(tenant as TenantId, area);

/** Of Directive (EU) 2023/2673: the words of the law for the way out of a contract, in the tenant's language. */
const withdrawal = { feldmarkt: 'Vertrag hier widerrufen', harbour: 'Withdraw from contract here' } as const;

describe.each(Object.entries(withdrawal))('the words of the law in %s', (tenant, words) => {
  test('TEN-06 the terms name the order button by its own words', () => {
    const [terms = ''] = texts(tenant, 'checkout-steps')['checkout.review.pages']?.split(' ') ?? [];
    expect(read(tenant, 'content', 'pages', `${terms.slice(1)}.json`)).toContain(
      texts(tenant, 'checkout-steps')['checkout.order'],
    );
  });

  test('TEN-06 footer and order page lead out of the contract in the same words, to the same page', () => {
    const orders = texts(tenant, 'customer-orders');
    expect(orders['order.withdrawal']).toBe(words);
    const { footer } = JSON.parse(read(tenant, 'content', 'client.json'));
    expect(JSON.stringify(footer)).toContain(JSON.stringify({ label: words, to: orders['order.withdrawal.page'] }));
  });
});
