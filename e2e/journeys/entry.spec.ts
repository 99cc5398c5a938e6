import { cookies } from '@trolley/contract';
import { profilePage, sectionPath } from '../support/account.ts';
import { newCustomer, typeLogin } from '../support/people.ts';
import { linkedPage, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('ROUTE-26 entry flags become cookies and leave the address', async ({ page, context, request }) => {
  const first = await request.get('/?analytics=true&hidebackbutton=true&page=2', { maxRedirects: 0 });
  expect(first.status()).toBeGreaterThanOrEqual(302);
  expect(first.headers().location).toBe('/?page=2');
  expect(first.headers()['cache-control']).toContain('no-store');

  await page.goto('/?analytics=true&hidebackbutton=true&page=2');
  await expect(page).toHaveURL('/?page=2');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain(cookies.analytics);
  expect(names).toContain(cookies.hideBackButton);
  expect(names).not.toContain(cookies.webview);
});

test('ROUTE-31 inside an app with a back button of its own the links back are not shown', async ({ page }) => {
  const reset = `/${tenant.pageMap.passwordReset.urlslug}`;
  const login = page.getByRole('main').locator(`a[href="/${tenant.pageMap.login.urlslug}"]`);
  await page.goto(reset);
  await expect(login).toBeVisible();
  await page.goto(`${reset}?hidebackbutton=true`);
  await expect(page).toHaveURL(reset);
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await expect(login).toBeHidden();
});

test('ROUTE-26 in a web view there is neither header nor footer, on this page and the next', async ({ page }) => {
  await openHydrated(page, `${linkedPage.path}?webview=true`);
  await expect(page).toHaveURL(linkedPage.path);
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('ROUTE-26 the web view of another visitor does not reach an ordinary one', async ({ browser, baseURL, page }) => {
  const app = await browser.newContext({ baseURL });
  const inApp = await app.newPage();
  await inApp.goto('/?webview=true');
  await expect(inApp.getByRole('banner')).toHaveCount(0);
  await app.close();
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('ROUTE-15 ROUTE-30 an app’s link asks for the login, and then shows the section: among the others, or alone', async ({
  page,
  context,
}) => {
  const person = await newCustomer();
  const main = page.getByRole('main');
  const others = page.getByRole('navigation', { name: text('profile.navigation') });
  const back = page.getByRole('banner').getByRole('link', { name: text('shell.focused.account') });
  const comeBy = async (link: string) => {
    await page.goto(link);
    await expect(main).toContainText(text('auth.login.authRequired'));
    await typeLogin(page, person);
    await expect(main.getByRole('heading', { level: 1, name: text('profile.section.addresses') })).toBeVisible();
    await expect(main.getByRole('heading', { name: text('profile.address.none.title') })).toBeVisible();
  };
  await comeBy(`${profilePage}/link?section=addresses`);
  await expect(page).toHaveURL(sectionPath('addresses'));
  await expect(others).toBeVisible();
  await expect(back).toBeHidden();

  for (const name of [cookies.sessionId, cookies.loggedIn]) await context.clearCookies({ name });
  const alone = `${profilePage}/_sub?section=addresses`;
  await comeBy(alone);
  await expect(page).toHaveURL(alone);
  await expect(others).toBeHidden();
  await expect(back).toBeVisible();
});
