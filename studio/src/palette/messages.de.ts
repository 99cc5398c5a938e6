import type { PaletteTexts } from './messages.en.ts';

export const de: PaletteTexts = {
  find: 'Seite, Produkt oder Person suchen',
  title: 'Suche und Befehle',
  nothing: (words) => `Nichts gefunden zu „${words}“.`,
  loading: 'Suche läuft …',
  rooms: 'Gehe zu',
  doGroup: 'Befehle',
  staff: 'Personen',
  pages: 'Seiten',
  products: 'Produkte',
  inShop: 'öffnet im Shop',
  toShop: 'Shop öffnen',
  light: 'Helle Darstellung',
  dark: 'Dunkle Darstellung',
  german: 'Auf Deutsch umstellen',
  english: 'Switch to English',
  logOut: 'Abmelden',
  choose: 'wählen',
  open: 'öffnen',
  newTab: 'in neuem Tab öffnen',
  onlyActions: 'Mit > nur Befehle',
};
