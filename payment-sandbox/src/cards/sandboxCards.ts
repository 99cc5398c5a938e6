/** What a test card makes happen. */
export const situations = [
  'success',
  'declined',
  'noFunds',
  'challenge',
  'delay',
  'twice',
  'messageFirst',
  'messageOnly',
  'redirectOnly',
  'lost',
  'slow',
  'wrongAmount',
] as const;
export type Situation = (typeof situations)[number];

export interface TestCard {
  readonly number: string;
  readonly brand: 'Visa' | 'Mastercard' | 'American Express' | 'Diners Club';
  readonly situation: Situation;
}

/** The only cards that are taken: a real one has no business here. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', situation: 'success' },
  { number: '5555555555554444', brand: 'Mastercard', situation: 'success' },
  { number: '378282246310005', brand: 'American Express', situation: 'success' },
  { number: '30569309025904', brand: 'Diners Club', situation: 'success' },
  { number: '4000000000000002', brand: 'Visa', situation: 'declined' },
  { number: '4000000000009995', brand: 'Visa', situation: 'noFunds' },
  { number: '4000000000003220', brand: 'Visa', situation: 'challenge' },
  { number: '4000000000001018', brand: 'Visa', situation: 'delay' },
  { number: '4000000000002024', brand: 'Visa', situation: 'twice' },
  { number: '4000000000003030', brand: 'Visa', situation: 'messageFirst' },
  { number: '4000000000004046', brand: 'Visa', situation: 'messageOnly' },
  { number: '4000000000005050', brand: 'Visa', situation: 'redirectOnly' },
  { number: '4000000000006066', brand: 'Visa', situation: 'lost' },
  { number: '4000000000007072', brand: 'Visa', situation: 'slow' },
  { number: '4000000000008088', brand: 'Visa', situation: 'wrongAmount' },
];

export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** In groups, as it stands on a card. */
export function inGroups(number: string): string {
  if (number.length === 15) return number.replace(/^(.{4})(.{6})(.{5})$/, '$1 $2 $3');
  return number.replace(/.{4}(?=.)/g, '$& ');
}

/** Always in the future. */
export function testExpiry(now: number): { readonly month: number; readonly year: number } {
  return { month: 12, year: new Date(now).getUTCFullYear() + 3 };
}
