export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

export interface Country {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly currency: string;
  readonly timeZone: string;
  /** Where the map begins until the retailer says where its stores are. */
  readonly capital: { readonly lat: number; readonly lng: number };
  /**
   * Percent of value added tax: of most food, of everything else, and of basic foods where they have a rate of their own
   * since a day; until then they were taxed as food. Look up what is yours.
   */
  readonly vat: {
    readonly food: number;
    readonly standard: number;
    readonly essential?: { readonly percent: number; readonly from: string };
  };
  /** Days without service in the whole country. */
  readonly holidays: readonly string[];
}

/** Money as terms call it; without a name here its code does. */
export const moneyNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  EUR: { de: 'Euro', en: 'euro' },
  CHF: { de: 'Schweizer Franken', en: 'Swiss francs' },
  GBP: { de: 'Pfund Sterling', en: 'pounds sterling' },
};

const christian = ['01-01', 'easter+1', '12-25', '12-26'];

/** Countries whose holidays, money and time are known; others are added here. */
export const countries: readonly Country[] = [
  {
    code: 'AT',
    name: { de: 'Österreich', en: 'Austria' },
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    vat: { food: 10, standard: 20, essential: { percent: 4.9, from: '2026-07-01' } },
    capital: { lat: 48.2082, lng: 16.3738 },
    holidays: [
      ...christian,
      ...['01-06', '05-01', 'easter+39', 'easter+50', 'easter+60', '08-15', '10-26', '11-01', '12-08'],
    ],
  },
  {
    code: 'DE',
    name: { de: 'Deutschland', en: 'Germany' },
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    vat: { food: 7, standard: 19 },
    capital: { lat: 52.52, lng: 13.405 },
    holidays: [...christian, 'easter-2', '05-01', 'easter+39', 'easter+50', '10-03'],
  },
  {
    code: 'CH',
    name: { de: 'Schweiz', en: 'Switzerland' },
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    vat: { food: 2.6, standard: 8.1 },
    capital: { lat: 46.948, lng: 7.4474 },
    holidays: ['01-01', 'easter+39', '08-01', '12-25'],
  },
  {
    code: 'IE',
    name: { de: 'Irland', en: 'Ireland' },
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    vat: { food: 0, standard: 23 },
    capital: { lat: 53.3498, lng: -6.2603 },
    holidays: [...christian, '03-17'],
  },
  {
    code: 'GB',
    name: { de: 'Vereinigtes Königreich', en: 'United Kingdom' },
    currency: 'GBP',
    timeZone: 'Europe/London',
    vat: { food: 0, standard: 20 },
    capital: { lat: 51.5074, lng: -0.1278 },
    holidays: ['01-01', 'easter-2', '12-25', '12-26'],
  },
];
