import { cookies } from '@trolley/contract';
import { profilePage, sectionPath } from '../support/account.ts';
import { newCustomer, typeLogin } from '../support/people.ts';
import { linkedPage, tenant, text } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

test('ROUTE-26 ROUTE-31 entry flags become cookies and leave the address; links back, header and footer are an app’s own then, and nobody else’s @smoke', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const reset = `/${tenant.pageMap.passwordReset.urlslug}`;
  const main = page.getByRole('main');
  const login = main.locator(`a[href="/${tenant.pageMap.login.urlslug}"]`);
  await page.goto(reset);
  await expect(login).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  const entry = `${reset}?analytics=true&hidebackbutton=true&page=2`;
  const first = await page.request.get(entry, { maxRedirects: 0 });
  expect(first.status()).toBeGreaterThanOrEqual(302);
  expect(first.headers().location).toBe(`${reset}?page=2`);
  expect(first.headers()['cache-control']).toContain('no-store');
  await context.clearCookies();
  await page.goto(entry);
  await expect(page).toHaveURL(`${reset}?page=2`);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([cookies.analytics, cookies.hideBackButton]));
  expect(names).not.toContain(cookies.webview);
  await expect(main.getByRole('textbox')).toBeVisible();
  await expect(login).toBeHidden();

  // On this page and the next.
  await page.goto(`${linkedPage.path}?webview=true`);
  await expect(page).toHaveURL(linkedPage.path);
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto(reset);
  await expect(main.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  // What the shop kept of it is not shown to whoever comes with a browser.
  const visitor = await playwright.request.newContext({ baseURL });
  for (const path of [reset, linkedPage.path]) expect(await (await visitor.get(path)).text()).toMatch(/<header[ >]/);
  await visitor.dispose();
});

test('ROUTE-15 ROUTE-30 an app’s link asks for the login, and then shows the section: among the others, or alone @smoke', async ({
  page,
}) => {
  const person = await newCustomer();
  const main = page.getByRole('main');
  const others = page.getByRole('navigation', { name: text('profile.navigation') });
  const back = page.getByRole('banner').getByRole('link', { name: text('shell.focused.account') });
  const [alone, link] = [`${profilePage}/_sub?section=addresses`, `${profilePage}/link?section=addresses`];
  for (const path of [alone, link]) {
    await page.goto(path);
    await expect(main).toContainText(text('auth.login.authRequired'));
  }
  const shown = async () => {
    await expect(main.getByRole('heading', { level: 1, name: text('profile.section.addresses') })).toBeVisible();
    await expect(main.getByRole('heading', { name: text('profile.address.none.title') })).toBeVisible();
  };
  await typeLogin(page, person);
  await shown();
  await expect(page).toHaveURL(sectionPath('addresses'));
  await expect(others).toBeVisible();
  await expect(back).toBeHidden();

  await page.goto(alone);
  await shown();
  await expect(page).toHaveURL(alone);
  await expect(others).toBeHidden();
  await expect(back).toBeVisible();
});
