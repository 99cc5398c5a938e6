/** The languages of the studio's own texts; the shop's contents have the tenant's. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);
