import type { PaletteTexts } from './messages.en.ts';

export const de: PaletteTexts = {
  find: 'Seite, Produkt, Person finden',
  title: 'Finden und tun',
  nothing: (words) => `Nichts heißt „${words}“.`,
  loading: 'Sucht …',
  rooms: 'Räume',
  doGroup: 'Tun',
  staff: 'Personen',
  pages: 'Seiten',
  products: 'Produkte',
  inShop: 'öffnet den Shop',
  toShop: 'Den Shop öffnen',
  light: 'Helle Farben',
  dark: 'Dunkle Farben',
  german: 'Auf Deutsch umstellen',
  english: 'Switch to English',
  logOut: 'Abmelden',
  choose: 'wählen',
  open: 'öffnen',
  newTab: 'in neuem Tab',
  onlyActions: '> nur Tätigkeiten',
};
