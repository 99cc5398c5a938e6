import { addAddress, manageNewsletterTopics, subscribeToNewsletter, updateCustomer } from '@trolley/contract';
import { accountOf, addressFor, logOutBy } from '../support/account.ts';
import { apiSend } from '../support/api.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer, logIn, mailsTo, newCustomer, newPerson } from '../support/people.ts';
import { newsletter, pageWith, text } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

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

test('NEWS-01 every text of the newsletter switches with the login and the logout, and the page stays @smoke', async ({
  page,
  faults,
}) => {
  faults.tolerate(/status of (404|500)/);
  const person = await newCustomer();
  const main = page.getByRole('main');
  const card = main.locator('.newsletter-card');
  const press = (key: string) => main.getByRole('button', { name: text(key), exact: true }).click();
  /** Once, the shop cannot answer. */
  const fail = ({ path }: { readonly path: string }) =>
    page.route(`**${path}*`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  /** As the link of a mail does where the page is open already. */
  const follow = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  const expectCard = async (variant: 'anonymous' | 'loggedIn') => {
    const headline = newsletter.headline[variant].replace('{firstName}', person.firstName);
    await expect(card.getByRole('heading', { name: headline })).toBeVisible();
    await expect(card).toContainText(newsletter.beforeContent[variant]);
  };
  await openHydrated(page, pageWith('newsletterSubscribe') ?? '');
  const isSameDocument = await markDocument(page);
  await expectCard('anonymous');

  // A visitor: the shop fails once, takes it the second time, and the mail's link counts.
  await main.getByRole('checkbox').first().check();
  await main.getByLabel(text('newsletter.email')).fill(person.email);
  await fail(subscribeToNewsletter);
  await press('newsletter.subscribe');
  await expect(main.getByText(newsletter.subscribeError.anonymous)).toBeVisible();
  await press('newsletter.subscribe');
  await expect(main.getByText(newsletter.subscribeSuccess.anonymous)).toBeVisible();
  await follow('#confirm=no.such.link');
  await press('newsletter.confirm.submit');
  await expect(main.getByText(newsletter.confirmError.anonymous)).toBeVisible();
  await follow(new URL(await linkIn(person.email, 'confirm'), 'http://shop').hash);
  await press('newsletter.confirm.submit');
  await expect(main.getByText(newsletter.confirmSuccess.anonymous)).toBeVisible();

  // They log in, in another tab: what this one says is theirs from now on.
  await logIn(page.request, person);
  await expect(accountOf(page, person)).toBeVisible();
  await expect(main.getByText(newsletter.confirmSuccess.loggedIn)).toBeVisible();
  await follow('#confirm=no.such.link');
  await press('newsletter.confirm.submit');
  await expect(main.getByText(newsletter.confirmError.loggedIn)).toBeVisible();
  await press('newsletter.link.again');
  await expectCard('loggedIn');
  await fail(manageNewsletterTopics);
  await press('newsletter.save');
  await expect(main.getByText(newsletter.subscribeError.loggedIn)).toBeVisible();
  await press('newsletter.save');
  await expect(main.getByText(newsletter.subscribeSuccess.loggedIn)).toBeVisible();

  await logOutBy(page, person);
  await expectCard('anonymous');
  expect(await isSameDocument()).toBe(true);
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

test('FORM-02 FORM-03 FORM-04 a customer finds both forms filled in, sends a message, and takes all of it along on leaving', async ({
  page,
}) => {
  const person = await loggedInCustomer(page);
  const { email, firstName, lastName, birthdate } = person;
  const personal = { academicTitle: '', birthdate, email, firstName, lastName, salutation: 'Female' };
  await apiSend(page.request, updateCustomer, { body: personal });
  await apiSend(page.request, addAddress, { params: { type: 'billing' }, body: addressFor(person, '1') });
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  const woman = main.locator('input[name="gender"][value="female"]');

  await openHydrated(page, pageWith('contactForm') ?? '');
  await expect(field('firstname')).toHaveValue(firstName);
  await expect(field('surname')).toHaveValue(lastName);
  await expect(field('email')).toHaveValue(email);
  await expect(field('telephone')).toHaveValue('+43 15223344');
  await main.locator('input[name="topic"][value="other"]').check();
  await main.locator('textarea').fill('Wann gibt es wieder Rhabarber?');
  await main.locator('button[type="submit"]').click();
  await expect(main.getByRole('heading', { name: text('contactForm.done.title') })).toBeFocused();
  const reference = (await main.locator('.form-reference').textContent()) ?? '';
  const isConfirmed = async () => (await mailsTo(email)).some(({ content }) => content.includes(reference));
  await expect.poll(isConfirmed, { timeout: 30_000 }).toBe(true);

  await openHydrated(page, pageWith('questionnaire') ?? '');
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await main.locator('input[name="product"]').fill('Mozzarella');
  await main.locator('input[name="problem"]').first().check();
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await expect(field('age')).toHaveValue(/^\d\d$/);
  await expect(woman).toBeChecked();
  await expect(field('email')).toHaveValue(email);
  await logOutBy(page, person);
  for (const name of ['firstname', 'surname', 'email', 'telephone', 'age']) await expect(field(name)).toHaveValue('');
  await expect(woman).not.toBeChecked();
});
