export const en = {
  find: 'Find a page, product or person',
  title: 'Search and commands',
  nothing: (words: string) => `No results for “${words}”.`,
  loading: 'Searching …',
  rooms: 'Go to',
  doGroup: 'Commands',
  staff: 'People',
  pages: 'Pages',
  products: 'Products',
  inShop: 'opens in the shop',
  toShop: 'Open the shop',
  light: 'Switch to light mode',
  dark: 'Switch to dark mode',
  german: 'Auf Deutsch umstellen',
  english: 'Switch to English',
  logOut: 'Log out',
  choose: 'select',
  open: 'open',
  newTab: 'open in a new tab',
  onlyActions: 'Type > for commands only',
};

export type PaletteTexts = typeof en;
