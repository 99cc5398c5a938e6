import type { configNamesEn } from './configNames.en.ts';

export const configNamesDe: Readonly<Record<keyof typeof configNamesEn, string>> = {
  topBarBanner: 'Leiste ganz oben',
  header: 'Kopfzeile und Menü',
  footer: 'Fußzeile',
  socialSharing: 'Soziale Netze',
  seo: 'Suchmaschinen',
  login: 'Anmeldung',
  offlineaccount: 'Karte aus dem Markt',
  passwordreset: 'Neues Passwort',
  profile: 'Konto',
  physicalcard: 'Gedruckte Karte',
  registration: 'Neues Konto',
  address: 'Adresse',
  storefinder: 'Marktfinder',
  search: 'Suche',
  lists: 'Geschichten zwischen Produkten',
  brands: 'Marken',
  newsletter: 'Newsletter',
};
