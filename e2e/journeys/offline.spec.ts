import { timing } from '@trolley/contract';
import { linkedPage, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('NAV-06 without a connection a link warns and leads nowhere, with it again it does', async ({
  page,
  context,
  faults,
}) => {
  faults.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openHydrated(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true });
  await context.setOffline(true);
  await link.click();
  const warning = page.getByText(text('internet.offline'), { exact: true });
  await expect(warning).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toHaveCount(0);

  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
});

test('NOTI-01 a notification is announced and goes by itself after its time', async ({ page, context, faults }) => {
  faults.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openHydrated(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  const warning = page.getByText(text('internet.offline'), { exact: true });
  await expect(warning).toBeVisible();
  const announced = await warning.evaluate(
    (element) => element.closest('[role=alert],[role=status],[aria-live]') !== null,
  );
  expect(announced).toBe(true);
  await expect(warning).toBeHidden({ timeout: timing.notificationDuration + 3000 });
});
