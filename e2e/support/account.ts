import type { Locator, Page } from '@playwright/test';
import type { AddressForm } from '@trolley/contract';
import type { Person } from './people.ts';
import { home, wholeCode } from './places.ts';
import { addressOf, tenant, text } from './tenantFiles.ts';
import { expect, openHydrated } from './test.ts';

/** What an account is made of, each at an address of its own. */
export const sections = [
  'personal',
  'addresses',
  'loyalty',
  'communication',
  'password',
  'devices',
  'privacy',
] as const;
export type Section = (typeof sections)[number];

export const profilePage = addressOf('profile');

export function sectionPath(section: Section): string {
  return addressOf('profile', { slug: text(`profile.slug.${section}`) });
}

/** A section of the account, once the customer's data is shown in its form or list. */
export async function openSection(page: Page, section: Section): Promise<Locator> {
  await openHydrated(page, sectionPath(section));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: text(`profile.section.${section}`) })).toBeVisible();
  await expect(main.getByText(text('profile.loading'))).toHaveCount(0);
  await expect(main.getByText(text('profile.failed.load'))).toHaveCount(0);
  return main;
}

/** In the header: the way in, or whose account it is. */
export function accountOf(page: Page, person?: Pick<Person, 'firstName'>): Locator {
  const banner = page.getByRole('banner');
  return person
    ? banner.getByRole('button', { name: text('account.menu.of', { name: person.firstName }) })
    : banner.getByRole('link', { name: text('shell.account'), exact: true });
}

/** Ends the session with the menu of the header. */
export async function logOutBy(page: Page, person: Pick<Person, 'firstName'>): Promise<void> {
  await accountOf(page, person).click();
  await page
    .locator('#account-menu')
    .getByRole('button', { name: text('account.menu.logout'), exact: true })
    .click();
}

/** Everything a new account asks for. */
export async function typeRegistration(page: Page, person: Person): Promise<void> {
  const main = page.getByRole('main');
  for (const field of ['firstName', 'lastName', 'birthdate', 'email'] as const) {
    await main.getByRole('textbox', { name: text(`auth.${field}`) }).fill(person[field]);
  }
  await main.getByLabel(text('auth.password'), { exact: true }).fill(person.password);
  await main.locator('input[name="terms"]').check();
}

/** Opens the link of a mail and presses the button there; the secret does not stay in the address. */
export async function confirmByLink(page: Page, link: string): Promise<void> {
  await openHydrated(page, link);
  await expect(page).not.toHaveURL(/token=/);
  await page.getByRole('button', { name: text('auth.confirm.submit') }).click();
}

/** Where most live, with the whole code: the map of some countries knows only its first half. */
export const homeCode = wholeCode(home.postalCode);

type Named = Pick<Person, 'firstName' | 'lastName'>;

/** An address to save, in the zone of most customers. */
export function addressFor({ firstName, lastName }: Named, streetNumber: string): AddressForm {
  const { streetName, city } = home;
  const postalCode = homeCode.replace(' ', '');
  const countryCode = new Intl.Locale(tenant.locale).region ?? '';
  const rest = { category: 'private', phoneNumber: '+43 1 5223344' } as const;
  return { firstName, lastName, streetName, streetNumber, postalCode, city, countryCode, ...rest };
}
