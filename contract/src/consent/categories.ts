/** The categories of consent, by the names that consent providers use for them. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005', 'C0006', 'C0007'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What the shop cannot do without; nobody is asked about it. */
export const necessary = 'C0001' satisfies ConsentCategory;

/** The categories that scripts of a tenant belong to, by the word its files use. */
export const cookieTypes = {
  statistic: 'C0002',
  marketing: 'C0004',
  targetGroupSelection: 'C0007',
} as const satisfies Record<string, ConsentCategory>;

/** What a browser refuses by its privacy signal (Global Privacy Control): advertising and profiles. */
export const refusedBySignal: readonly ConsentCategory[] = ['C0004', 'C0007'];

/** The known ones among names of categories, the necessary one always with them; case does not matter. */
export function knownCategories(names: readonly string[]): readonly ConsentCategory[] {
  const given = new Set(names.map((name) => name.trim().toUpperCase()));
  return consentCategories.filter((one) => one === necessary || given.has(one));
}
