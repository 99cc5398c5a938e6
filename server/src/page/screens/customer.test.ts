import { expect, test } from 'vitest';
import { pageLoad } from '../testLoad.ts';
import { loadCustomerPage } from './customer.ts';

const secret = 'mZ3'.repeat(14);

test('CUST-04 CUST-08 a page opened by the link of a mail says so, and carries the secret nowhere', async () => {
  const { payload } = loadCustomerPage(await pageLoad(`/registration?token=${secret}`), 'registration');
  expect(payload.data).toHaveProperty('fromMail', true);
  expect(JSON.stringify(payload)).not.toContain(secret);
});

test('CUST-04 without a secret in the address it is an ordinary page, unknown to search engines', async () => {
  const { payload } = loadCustomerPage(await pageLoad('/registration?returnUrl=/'), 'registration');
  expect(payload.data).not.toHaveProperty('fromMail');
  expect(payload.meta.noIndex).toBe(true);
});
