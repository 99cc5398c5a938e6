import type { Locator, Page } from '@playwright/test';
import { text } from './tenantFiles.ts';
import { expect } from './test.ts';

/** In the header: where and when. */
export function chipOn(page: Page): Locator {
  return page.getByRole('banner').locator('.service-chip');
}

/** The question where the goods go, what that changes, or when they come. */
export function stepOn(page: Page, step: 'place' | 'changes' | 'slot'): Locator {
  return page.getByRole('dialog', { name: text(`service.${step}.title`) });
}

/** Opens the service dialog at the step of the place, also if a place is chosen already. */
export async function askForPlace(page: Page): Promise<Locator> {
  await chipOn(page).click();
  const [place, slot] = [stepOn(page, 'place'), stepOn(page, 'slot')];
  await expect(place.or(slot)).toBeVisible();
  if (await slot.isVisible()) await slot.getByRole('button', { name: text('service.slot.otherPlace') }).click();
  await expect(place).toBeVisible();
  return place;
}

/** The stores to collect at, one of them chosen. */
export async function chooseStore(page: Page, dialog: Locator, storeId: string): Promise<void> {
  await dialog.getByRole('tab', { name: text('service.collect') }).click();
  await dialog
    .locator('label.store-card')
    .filter({ has: page.locator(`input[value="${storeId}"]`) })
    .click();
  await dialog.getByRole('button', { name: text('service.store.submit') }).click();
}
