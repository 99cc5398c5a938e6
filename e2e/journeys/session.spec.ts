import { cookies, endOtherSessions, getSessions, timing } from '@trolley/contract';
import { accountOf, logOutBy, openSection, profilePage, sectionPath } from '../support/account.ts';
import { apiGet, apiSend } from '../support/api.ts';
import { notificationOn } from '../support/cart.ts';
import { inOtherBrowser, loggedInCustomer, logIn, newCustomer, typeLogin } from '../support/people.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

const login = addressOf('login');
const loginFor = (path: string) => `${login}?${new URLSearchParams({ returnUrl: path, authRequired: 'true' })}`;

test('NAV-01 SESS-02 a page of one’s own asks for the login and comes after it', async ({ page }) => {
  const person = await newCustomer();
  const addresses = sectionPath('addresses');
  await page.goto(addresses);
  await expect(page).toHaveURL(loginFor(addresses));
  await expect(page.getByRole('main')).toContainText(text('auth.login.authRequired'));
  const isSameDocument = await markDocument(page);
  await typeLogin(page, person);
  await expect(page).toHaveURL(addresses);
  await expect(page.getByRole('heading', { name: text('profile.address.none.title') })).toBeVisible();
  await expect(accountOf(page, person)).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('NAV-01 a return address outside the shop is not followed', async ({ page, faults }) => {
  // Who leaves at once leaves answers behind.
  faults.tolerate(/status of 401/);
  const person = await newCustomer();
  for (const returnUrl of ['https://shop.invalid/', '/\\shop.invalid', 'javascript:alert(1)']) {
    await openHydrated(page, `${login}?${new URLSearchParams({ returnUrl })}`);
    await typeLogin(page, person);
    await expect(page, returnUrl).toHaveURL(profilePage);
    await logOutBy(page, person);
    await expect(accountOf(page)).toBeVisible();
  }
});

test('SESS-04 NAV-02 a session that ends while its page is open is told, and then the login is asked for', async ({
  page,
  faults,
}) => {
  faults.tolerate(/status of 401/);
  const person = await loggedInCustomer(page);
  const personal = sectionPath('personal');
  const main = await openSection(page, 'personal');
  await inOtherBrowser(async (other) => {
    await logIn(other, person);
    await apiSend(other, endOtherSessions);
  });
  await main.getByRole('textbox', { name: text('profile.field.lastName') }).fill('Neumann');
  await main.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(notificationOn(page, text('account.session.expired'))).toBeVisible();
  const noticedAt = Date.now();
  await expect(page).toHaveURL(personal);
  await expect(page).toHaveURL(loginFor(personal));
  expect(Date.now() - noticedAt).toBeGreaterThan(timing.sessionExpiredDuration / 2);
  await expect(accountOf(page)).toBeVisible();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain(cookies.loggedIn);
  expect(left).not.toContain(cookies.sessionExpired);

  await typeLogin(page, person);
  await expect(page).toHaveURL(personal);
  await expect(main.getByRole('textbox', { name: text('profile.field.email') })).toHaveValue(person.email);
});

test('SESS-05 CUST-03 who logs out is out, hears of it, and leaves the page that was theirs', async ({ page }) => {
  const person = await loggedInCustomer(page);
  await openHydrated(page, profilePage);
  await logOutBy(page, person);
  await expect(page).toHaveURL('/');
  await expect(notificationOn(page, text('account.logout.successful'))).toBeVisible();
  await expect(accountOf(page)).toHaveAttribute('href', login);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookies.loggedIn);
  await page.goto(profilePage);
  await expect(page).toHaveURL(loginFor(profilePage));
});

test('SESS-03 a login and a logout in one tab are noticed in the other', async ({ page, context }) => {
  const person = await newCustomer();
  const other = await context.newPage();
  await other.goto('/');
  await openHydrated(page, login);
  await typeLogin(page, person);
  await expect(accountOf(other, person)).toBeVisible();
  await other.goto(profilePage);
  await expect(other.getByRole('main')).toContainText(person.email);
  await logOutBy(page, person);
  await expect(accountOf(page)).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${login}\\?`));
  await expect(accountOf(other)).toBeVisible();
});

test('CUST-11 every device is listed, and the others are signed out one by one or all', async ({ page }) => {
  const person = await loggedInCustomer(page);
  await inOtherBrowser(async (one) =>
    inOtherBrowser(async (another) => {
      for (const device of [one, another]) await logIn(device, person);
      const { sessions } = await apiGet(page.request, getSessions);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      const main = await openSection(page, 'devices');
      const devices = main.locator('.device');
      await expect(devices).toHaveCount(sessions.length);
      await expect(devices.filter({ hasText: text('profile.devices.current') })).toHaveCount(1);

      await devices
        .getByRole('button', { name: text('profile.devices.end') })
        .first()
        .click();
      await expect(devices).toHaveCount(sessions.length - 1);
      await expect(main.getByRole('status').filter({ hasText: text('profile.devices.out') })).toBeFocused();
      await main
        .getByRole('button', { name: text('profile.devices.endOthers', { count: sessions.length - 2 }) })
        .click();
      await expect(devices).toHaveCount(1);
      for (const device of [one, another]) expect((await device.get('/api/customers')).status()).toBe(401);
    }),
  );
  await page.reload();
  await expect(accountOf(page, person)).toBeVisible();
});
