import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TenantProblem } from '../../tenant/tenantProblem.ts';
import { shippedJson, withField, writeTenants } from '../../tenant/testing.ts';
import { readMailTexts } from './readMailTexts.ts';

const shipped = shippedJson('harbour', 'customer/mails.json') as Record<string, unknown>;
const good = { from: 'Harbour <hello@harbour.example>', support: 'help@harbour.example' };
async function problemsOf(texts: unknown, mail = good): Promise<readonly string[]> {
  const written = await writeTenants({ test: texts === undefined ? {} : { 'customer/mails.json': texts } });
  onTestFinished(written.remove);
  try {
    await readMailTexts(join(written.dir, 'test'), mail);
    return [];
  } catch (error) {
    if (!(error instanceof TenantProblem)) throw error;
    return error.findings.map(({ file, field, expected }) => `${file.split('/').at(-1)}: ${field}: ${expected}`);
  }
}

test('TEN-09 the texts that ship are as they should be', async () => {
  expect(await problemsOf(shipped)).toEqual([]);
});

test.each([
  ['registration.subject', '', /^mails\.json: registration\.subject: /],
  ['registration.button', undefined, /^mails\.json: registration\.button: .*missing/],
  [
    'registration.heading',
    'Hello {firstNam}',
    /registration\.heading: expected one of: shop, support; there is no "firstNam"/,
  ],
  ['greeting', 'Hello {firstName', /greeting: expected a text in ICU message syntax/],
  ['signature', 'From {newEmail}', /signature: expected one of: shop, support; there is no "newEmail"/],
  ['accountDeleted.button', 'Press', /accountDeleted: expected no such field/],
])('TEN-09 a wrong %s (%j) is named', async (field, value, told) => {
  const problems = await problemsOf(withField(shipped, field, value));
  expect(problems[0]).toMatch(told);
});

test('TEN-09 texts that are missing, and addresses that are none, are named', async () => {
  expect(await problemsOf(undefined)).toEqual(['mails.json: : expected this file, but it is missing']);
  const problems = await problemsOf(shipped, { from: 'Harbour <hello@hårbour.example>', support: 'the desk' });
  expect(problems.map((problem) => problem.split(': ').slice(0, 2).join(': '))).toEqual([
    'customer.json: mail.from',
    'customer.json: mail.support',
  ]);
});
