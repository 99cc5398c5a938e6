import { expect, test } from 'vitest';
import { openTestShop } from './testShop.ts';

const policyOf = async (recaptchaSiteKey?: string) => {
  const { get } = await openTestShop({ recaptchaSiteKey });
  const { headers } = await get('/about');
  return String(headers['content-security-policy']).split('; ');
};

test('CUST-02 Google’s bot check may run where its key is set, and nowhere else', async () => {
  const set = await policyOf('a-site-key');
  expect(set).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-script'",
  );
  expect(set).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
  expect(set).toContain("connect-src 'self' https://www.google.com/recaptcha/");
  expect((await policyOf()).join()).not.toContain('google');
});
