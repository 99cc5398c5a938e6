import type { Page } from '@playwright/test';
import {
  addAddress,
  manageNewsletterTopics,
  subscribeToNewsletter,
  updateCustomer,
  uploadLimits,
} from '@trolley/contract';
import { accountOf, addressFor, logOutBy } from '../support/account.ts';
import { apiSend } from '../support/api.ts';
import { inspect } from '../support/inspect.ts';
import { soundPage } from '../support/inspectPage.ts';
import { loggedInCustomer, logIn, mailsTo, newCustomer } from '../support/people.ts';
import { newsletter, pageWith, tenant, text } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

const linkIn = async (email: string, kind: 'confirm' | 'unsubscribe') => {
  const link = new RegExp(`[/\\w.:-]*#${kind}=[\\w.-]+`);
  const found = async () => (await mailsTo(email)).flatMap(({ content }) => link.exec(content)?.[0] ?? []).at(-1);
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return new URL((await found()) ?? '').href.replace(/^https?:\/\/[^/]+/, '');
};

test('NEWS-01 NEWS-02 from the mail’s link to leaving by link and by form, every text of the newsletter switches with the login and the logout @smoke', async ({
  page,
  faults,
}) => {
  faults.tolerate(/status of (404|410|500)/);
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
  await expect(main.getByRole('heading', { name: text('newsletter.sent.title') })).toBeFocused();
  await expect(main.getByText(newsletter.subscribeSuccess.anonymous)).toBeVisible();
  await follow('#confirm=no.such.link');
  await press('newsletter.confirm.submit');
  await expect(main.getByText(newsletter.confirmError.anonymous)).toBeVisible();
  const ofMail = new URL(await linkIn(person.email, 'confirm'), 'http://shop').hash;
  await follow(ofMail);
  await press('newsletter.confirm.submit');
  await expect(main.getByRole('heading', { name: text('newsletter.confirmed') })).toBeFocused();
  await expect(main.getByText(newsletter.confirmSuccess.anonymous)).toBeVisible();
  expect(new URL(page.url()).hash, 'the secret is not left in the address').toBe('');

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
  await follow(ofMail);
  await press('newsletter.confirm.submit');
  await expect(main.getByRole('heading', { name: text('newsletter.link.used.title') })).toBeFocused();
  expect(await isSameDocument()).toBe(true);

  // Out again: by the link of the mail, by the form where a link is broken, and there is nothing left to leave.
  const leaving = await linkIn(person.email, 'unsubscribe');
  const left = main.getByRole('heading', { name: text('newsletter.left.title') });
  await openHydrated(page, leaving);
  await press('newsletter.leave.submit');
  await expect(left).toBeFocused();
  await follow('#unsubscribe=no.such.link');
  await press('newsletter.leave.submit');
  await expect(main.getByRole('heading', { name: text('newsletter.link.unknown.title') })).toBeFocused();
  await press('newsletter.leave.byForm');
  await main.getByLabel(text('newsletter.email')).fill(person.email);
  await press('newsletter.leave.submit');
  await expect(left).toBeFocused();
  await expect(main).toContainText(text('newsletter.left.address', { email: person.email }));
  await follow(new URL(leaving, 'http://shop').hash);
  await press('newsletter.leaveAll');
  await expect(main.getByRole('heading', { name: text('newsletter.left.nothing.title') })).toBeFocused();
});

const pdf = Buffer.from('%PDF-1.4\ntrailer\n<<>>\n%%EOF\n');
const program = Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run in DOS mode.');
const fileOf = (name: string, buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer });

/** From a page with a questionnaire to its second step, where files can be added. */
async function toFiles(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await openHydrated(page, pageWith('questionnaire') ?? '');
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await main.locator('input[name="product"]').fill('Mozzarella');
  await main.locator('input[name="problem"]').first().check();
}

test('CONT-09 FORM-02 FORM-03 FORM-04 FORM-05 FORM-06 VAL-13 VAL-14 both forms come filled in, tell what does not fit and arrive with their files; on leaving all of it goes along @smoke', async ({
  page,
  faults,
}) => {
  // Files that are refused.
  faults.tolerate(/status of (409|415)/);
  const person = await loggedInCustomer(page);
  const { email, firstName, lastName, birthdate } = person;
  const personal = { academicTitle: '', birthdate, email, firstName, lastName, salutation: 'Female' };
  await apiSend(page.request, updateCustomer, { body: personal });
  await apiSend(page.request, addAddress, { params: { type: 'billing' }, body: addressFor(person, '1') });
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  const woman = main.locator('input[name="gender"][value="female"]');
  const submit = main.locator('button[type="submit"]');
  const done = main.getByRole('heading', { name: text('contactForm.done.title') });

  await openHydrated(page, pageWith('contactForm') ?? '');
  await expect(field('firstname')).toHaveValue(firstName);
  await expect(field('surname')).toHaveValue(lastName);
  await expect(field('email')).toHaveValue(email);
  await expect(field('telephone')).toHaveValue('+43 15223344');

  // What does not fit is told together and at its place, and nothing is sent.
  await main.locator('input[name="topic"][value="loyalty"]').check();
  await field('loyaltyMemberId').fill('7001000A');
  await field('telephone').fill('+43 1');
  await main.locator('textarea').fill('<b>');
  await submit.click();
  const summary = main.locator('.form-summary');
  await expect(summary).toBeFocused();
  const problems = ['integer', 'required', 'characters', 'phone'].map((kind) => new RegExp(text(`form.${kind}`)));
  await expect(summary.getByRole('link')).toHaveText(problems);
  await expect(field('telephone')).toHaveAccessibleDescription(new RegExp(text('form.phone')));
  await field('loyaltyMemberId').fill('70010003');
  await main.locator('input[name="hasclubcard"]').first().check();
  await field('telephone').fill('+43 1 5223344');
  await main.locator('textarea').fill('Mozzarella?');
  await submit.click();
  await expect(done).toBeFocused();

  await toFiles(page);
  const offered = [
    fileOf('a.pdf'),
    fileOf('program.pdf', program),
    fileOf('b.pdf'),
    fileOf('empty.pdf', Buffer.alloc(0)),
    fileOf('c.pdf'),
    fileOf('fourth.pdf'),
    fileOf('large.pdf', Buffer.alloc(uploadLimits.bytes + 1, pdf)),
  ];
  await main.locator('input[type="file"]').setInputFiles(offered);
  const files = main.locator('.form-file-words');
  const taken = text('contactForm.upload.ready', { megabytes: (0.1).toLocaleString(tenant.locale) });
  const [kind, empty, tooMany, tooLarge] = (['kind', 'empty', 'tooMany', 'tooLarge'] as const).map((problem) =>
    text(`contactForm.upload.${problem}`),
  );
  await expect(files).toHaveText(
    [taken, kind, taken, empty, taken, tooMany, tooLarge].map((said, at) => `${offered[at]?.name}${said}`),
  );
  for (const name of ['program.pdf', 'empty.pdf', 'fourth.pdf', 'large.pdf'])
    await main.getByRole('button', { name: text('contactForm.upload.remove', { name }) }).click();
  await main.getByRole('button', { name: text('contactForm.next') }).click();
  await expect(field('age')).toHaveValue(/^\d\d$/);
  await expect(woman).toBeChecked();
  await expect(field('email')).toHaveValue(email);
  await logOutBy(page, person);
  for (const name of ['firstname', 'surname', 'email', 'telephone', 'age']) await expect(field(name)).toHaveValue('');
  await expect(woman).not.toBeChecked();

  await field('firstname').fill(firstName);
  await field('surname').fill(lastName);
  await field('email').fill(email);
  await submit.click();
  await expect(done).toBeFocused();
  const reference = (await main.locator('.form-reference').textContent()) ?? '';
  const confirmations = async () => (await mailsTo(email)).filter(({ content }) => content.includes(reference));
  await expect.poll(async () => (await confirmations()).length, { timeout: 30_000 }).toBe(1);
});

test(`what forms show after their first sight ${soundPage}`, async ({ page }) => {
  await toFiles(page);
  await page.locator('input[type="file"]').setInputFiles([fileOf('a.pdf'), fileOf('program.pdf', Buffer.alloc(0))]);
  await expect(page.locator('.form-file')).toHaveCount(2);
  await inspect(page, 'main');
  await openHydrated(page, `${pageWith('newsletterUnsubscribe')}#unsubscribe=a.link`);
  await expect(page.getByRole('button', { name: text('newsletter.leaveAll') })).toBeVisible();
  await inspect(page, 'main');
});
