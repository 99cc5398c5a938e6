import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceParts } from './priceParts.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a price taken apart', () => {
  test('has its sign last in German', () => {
    const parts = priceParts(249, 'de-AT', 'EUR');
    expect(plain(parts.text)).toBe('2,49 €');
    expect(parts).toMatchObject({
      whole: '2',
      decimal: ',',
      cents: '49',
      currency: '€',
      currencyFirst: false,
      sign: '',
    });
  });
  test('has its sign first in English', () => {
    const parts = priceParts(249, 'en-IE', 'EUR');
    expect(parts).toMatchObject({ text: '€2.49', whole: '2', decimal: '.', cents: '49', currencyFirst: true });
  });
  test('groups thousands', () => {
    expect(priceParts(123456, 'de-AT', 'EUR').whole).toBe('1.234');
    expect(priceParts(123456, 'en-IE', 'EUR').whole).toBe('1,234');
  });
  test('keeps a real minus before everything', () =>
    expect(priceParts(-250, 'de-AT', 'EUR')).toMatchObject({ sign: '−', whole: '2', cents: '50' }));
  test('says the same in parts and as a whole', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom('de-AT', 'en-IE'), (hundredths, locale) => {
        const { whole, cents, text } = priceParts(hundredths, locale, 'EUR');
        expect(Number(whole.replace(/\D/g, '')) * 100 + Number(cents)).toBe(hundredths);
        expect(text.replace(/\D/g, '')).toBe(`${whole}${cents}`.replace(/\D/g, ''));
      }),
    ));
});
