import { inspect } from '../support/inspect.ts';
import { mailsTo, newPerson } from '../support/people.ts';
import { pageWith, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const linkIn = async (email: string, kind: 'confirm' | 'unsubscribe') => {
  const link = new RegExp(`[/\\w.:-]*#${kind}=[\\w.-]+`);
  const found = async () => (await mailsTo(email)).flatMap(({ content }) => link.exec(content)?.[0] ?? []).at(-1);
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return new URL((await found()) ?? '').href.replace(/^https?:\/\/[^/]+/, '');
};

test('NEWS-02 a visitor subscribes, confirms by the link of the mail, and leaves by the link of the next', async ({
  page,
}) => {
  const { email } = newPerson();
  const main = page.getByRole('main');
  await openHydrated(page, pageWith('newsletterSubscribe') ?? '');
  await main.getByRole('checkbox').first().check();
  await main.getByLabel(text('newsletter.email')).fill(email);
  await inspect(page, 'main');
  await main.getByRole('button', { name: text('newsletter.subscribe'), exact: true }).click();
  await expect(main.getByRole('heading', { name: text('newsletter.sent.title') })).toBeFocused();

  await openHydrated(page, await linkIn(email, 'confirm'));
  await main.getByRole('button', { name: text('newsletter.confirm.submit') }).click();
  await expect(main.getByRole('heading', { name: text('newsletter.confirmed') })).toBeFocused();
  expect(new URL(page.url()).hash, 'the secret is not left in the address').toBe('');

  await openHydrated(page, await linkIn(email, 'unsubscribe'));
  await inspect(page, 'main');
  await main.getByRole('button', { name: text('newsletter.leave.submit'), exact: true }).click();
  await expect(main.getByRole('heading', { name: text('newsletter.left.title') })).toBeFocused();
});

test('CONT-09 FORM-06 a questionnaire with a file arrives, and is confirmed with a number on the screen and by mail', async ({
  page,
}) => {
  const { email, firstName, lastName } = newPerson();
  const main = page.getByRole('main');
  await openHydrated(page, pageWith('questionnaire') ?? '');
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await main.locator('input[name="product"]').fill('Mozzarella');
  await main.locator('input[name="problem"]').first().check();
  const pdf = {
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\ntrailer\n<<>>\n%%EOF\n'),
  };
  await main.locator('input[type="file"]').setInputFiles(pdf);
  await expect(main.getByText(/^0[.,]\d MB/)).toBeVisible();
  await inspect(page, 'main');
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await main.locator('input[name="firstname"]').fill(firstName);
  await main.locator('input[name="surname"]').fill(lastName);
  await main.locator('input[name="email"]').fill(email);
  await main.locator('button[type="submit"]').click();
  await expect(main.getByRole('heading', { name: text('contactForm.done.title') })).toBeFocused();
  const reference = (await main.locator('.form-reference').textContent()) ?? '';
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ content }) => content.includes(reference)).length, {
      timeout: 30_000,
    })
    .toBe(1);
});
