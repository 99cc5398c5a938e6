export const en = {
  find: 'Find a page, product, person',
  title: 'Find and do',
  nothing: (words: string) => `Nothing is called “${words}”.`,
  loading: 'Looking …',
  rooms: 'Rooms',
  doGroup: 'Do',
  staff: 'People',
  pages: 'Pages',
  products: 'Products',
  inShop: 'opens the shop',
  toShop: 'Open the shop',
  light: 'Light colours',
  dark: 'Dark colours',
  german: 'Auf Deutsch umstellen',
  english: 'Switch to English',
  logOut: 'Log out',
  choose: 'choose',
  open: 'open',
  newTab: 'in a new tab',
  onlyActions: '> only actions',
};

export type PaletteTexts = typeof en;
