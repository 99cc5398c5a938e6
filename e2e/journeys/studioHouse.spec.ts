import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { logOutStaff, openPreview, previewParameter, searchJournal, studioCookies } from '@trolley/contract';
import { apiSend } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { shown } from '../support/editor.ts';
import { runStaff } from '../support/operator.ts';
import { joinAs } from '../support/staff.ts';
import { expect, openHydrated, test } from '../support/test.ts';
import { totpCode } from '../support/totp.ts';

const password = 'a sentence that is long enough';

/** The studio in English, whatever the shop speaks: it is switchable per person. */
async function inEnglish(page: Page) {
  await page.addInitScript(() => localStorage.setItem('studio.language', 'en'));
}

async function logInAsDemoOwner(page: Page) {
  await page.getByRole('button', { name: /Owner/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const enter = page.getByRole('button', { name: 'Log in' });
  // A code counts once: whoever used this one was quicker, and the next is half a minute away.
  await expect(async () => {
    await page.getByRole('button', { name: 'Fill it in' }).click();
    await enter.click();
    await expect(enter).toHaveCount(0, { timeout: 3000 });
  }).toPass({ intervals: [9000], timeout: 60_000 });
}

const noted = /status of 40[13]/;

test('STUD-01 STUD-02 an editor is invited by the command, sets a second factor and logs in; the journal tells it @smoke', async ({
  page,
  faults,
  browser,
  baseURL,
}) => {
  // Whoever is not logged in is told so by the first call.
  faults.tolerate(noted);
  await inEnglish(page);
  const email = `nina-${randomUUID().slice(0, 8)}@example.org`;
  const printed = await runStaff('invite', email, '--role', 'content', '--name', 'Nina Novak');
  const link = /\S+\/studio\/invitation#\S+/.exec(printed)?.[0] ?? '';

  await page.goto(`${baseURL}${link.slice(link.indexOf('/studio/'))}`);
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await expect(page.getByText('Your password needs at least 12 characters.')).toBeVisible();
  const secret = (await page.locator('.second-factor-secret').textContent()) ?? '';
  await page.getByLabel('Choose a password').fill(password);
  await page.getByLabel('Code from the app').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Set up and log in' }).click();
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);
  const [recoveryCode = ''] = await page.locator('.recovery-codes li').allTextContents();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /I’ve saved them/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Nina/ })).toBeVisible();

  // The menu has what the role may open; what it may not is refused by the shop itself.
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await page.goto('/studio/journal');
  await expect(page.getByRole('heading', { name: 'Your role doesn’t cover this' })).toBeVisible();
  expect((await page.request.get(searchJournal.path)).status()).toBe(403);

  await page.goto('/studio/account');
  await expect(page.getByText('10 of 10 left.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password').fill('not that one at all');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/don’t match/)).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/4 attempts left/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Nina/ })).toBeVisible();

  // An owner reads it, in another browser.
  const owner = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await inEnglish(owner);
  await joinAs(owner.request, 'owner');
  await owner.goto('/studio/staff');
  const nina = owner.getByRole('link', { name: new RegExp(`Nina Novak`) }).first();
  await owner.getByRole('searchbox', { name: 'Find a person' }).fill(email);
  await nina.click();
  const drawer = owner.getByRole('dialog');
  await expect(drawer.getByText('Logged in', { exact: true }).first()).toBeVisible();
  for (const deed of ['Invited', 'Set up account', 'Wrong code'])
    await expect(drawer.getByText(deed).first()).toBeVisible();
  expect(await violations(owner)).toEqual([]);

  // A lock ends their session at once.
  await drawer.getByRole('button', { name: 'Lock', exact: true }).click();
  await owner.getByRole('button', { name: 'Lock account' }).click();
  await expect(drawer.getByText('locked').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await owner.context().close();
});

test('STUD-01 STUD-02 a session that ends is renewed over the work, and nothing typed is lost', async ({
  page,
  context,
  faults,
}) => {
  faults.tolerate(noted);
  await inEnglish(page);
  await page.goto('/studio/journal');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await logInAsDemoOwner(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logged in' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await context.clearCookies({ name: studioCookies.sessionId });
  await page.getByRole('searchbox', { name: 'Search the journal' }).fill('owner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await logInAsDemoOwner(page);
  // The code is still being looked at when its step is gone.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search the journal' })).toHaveValue('owner');
  await expect(page).toHaveURL(/\/studio\/journal\?text=owner/);

  // By keyboard alone: to the staff, then to today.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('staff');
  await expect(page.getByRole('option', { name: /Staff/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff and roles' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { contrast: 'sampled' })).toEqual([]);
});

test('STUD-01 the studio is framed by nobody but itself, changes nothing without a token, and no shopper loads a byte of it', async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  const shell = await request.get('/studio');
  expect(shell.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(shell.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(shell.headers()['content-security-policy']).not.toContain('unsafe');
  expect(shell.headers()['set-cookie']).toBeUndefined();
  const refused = await request.post(logOutStaff.path);
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ errorCode: 'xsrfMissing' });

  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => /studio|preview/.test(path))).toEqual([]);
  const previewFile = /(?:href|src)="\/assets\/[^"]*preview[^"]*"/;
  expect(await (await page.request.get('/')).text()).not.toMatch(previewFile);

  // Somebody else's page of the same site, which the browser sends the studio's cookies for.
  await joinAs(page.request, 'content');
  const { token } = await apiSend(page.request, openPreview, { body: {} });
  expect(await (await page.request.get(`/?${previewParameter}=${token}`)).text()).toMatch(previewFile);
  const framed = ['/studio', '/studio/content/edit?item=page:/', `/?${previewParameter}=${token}`];
  faults.tolerate(/frame-ancestors|X-Frame-Options|chrome-error/);
  const attacker = await openAttacker(framed.map((path) => `${baseURL}${path}`));
  await page.goto(attacker.url);
  const [harmless, ...others] = page.frames().slice(1);
  expect(await harmless?.content()).toContain('harmless');
  expect(others.map((frame) => frame.url())).toEqual(framed.map(() => 'chrome-error://chromewebdata/'));
  await attacker.close();
  // Its own frame has the same preview in it.
  await page.goto(framed[1] ?? '');
  await expect(shown(page).getByRole('heading').first()).toBeVisible();
});

/** A page on another port that frames these addresses, after one that may be framed. */
async function openAttacker(addresses: readonly string[]) {
  const frames = ['/harmless', ...addresses].map((address) => `<iframe src="${address}"></iframe>`).join('');
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html').end(url === '/harmless' ? 'harmless' : frames);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
