import type { Page } from '@playwright/test';
import { buildPaths, timing } from '@trolley/contract';
import { linkedPage } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

test('NAV-08 after a new build the next navigation loads a new document, at the address it was going to', async ({
  page,
}) => {
  let asked = '';
  await page.route(`**${buildPaths.latest}*`, (route) => {
    asked = route.request().url();
    return route.fulfill({ json: { id: 'another-build', timestamp: Date.now() } });
  });
  await openForHours(page);
  await expect.poll(() => asked).toMatch(/latest\.json\?\d+$/);

  const sameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  await expect(page).toHaveURL(linkedPage.path);
  await expect.poll(sameDocument).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
});

for (const status of [403, 404]) {
  test(`NAV-08 a build file that answers ${status} changes nothing`, async ({ page, faults }) => {
    faults.tolerate(new RegExp(String(status)));
    let asked = 0;
    await page.route(`**${buildPaths.latest}*`, (route) => {
      asked++;
      return route.fulfill({ status, body: '' });
    });
    await openForHours(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    const sameDocument = await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
    expect(await sameDocument()).toBe(true);
  });
}

test('NAV-08 the running build is named, and its manifest is there', async ({ request }) => {
  const latest = await (await request.get(buildPaths.latest)).json();
  const manifest = await (await request.get(buildPaths.manifest(latest.id))).json();
  expect(manifest).toMatchObject({ id: latest.id, timestamp: latest.timestamp });
  expect(manifest.prerendered).toContain(linkedPage.path);
  expect(timing.reloadGuard).toBe(10_000);
});

/** What looks for a new build begins in a quiet moment, with its own manifest: no time passes for it before that. */
async function openForHours(page: Page): Promise<void> {
  await page.clock.install();
  const begun = page.waitForResponse(`**${buildPaths.manifest('*')}`);
  await openHydrated(page, '/');
  await begun;
  await page.clock.fastForward('02:00:00');
}
