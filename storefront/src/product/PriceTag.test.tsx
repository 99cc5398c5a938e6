import type { Product } from '@trolley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { renderInTenant, type TenantId } from '../catalogue/testing/renderInTenant.tsx';
import { customerFixture, memberFixture } from '../customer/testing/customers.ts';
import { acceptCustomer, customerState, initialCustomer } from '../shell/session/customerState.ts';
import { PriceTag } from './PriceTag.tsx';

/** What is read, line by line; figures that are only seen are left out. */
function linesOf(product: Partial<Product>, tenant: TenantId) {
  const { container } = renderInTenant(<PriceTag product={productFixture(product)} />, tenant);
  for (const seen of container.querySelectorAll('[aria-hidden=true]')) seen.remove();
  return [...container.querySelectorAll('p')].map((line) => line.textContent?.replaceAll('\u00a0', ' ').trim());
}
const offer = { value: 89, lowest30: 119, percent: 25, from: '2026-11-12', until: '2026-11-18' };

describe('a price in a list', () => {
  test('DISC-03 is divided by 100 only here, and written as the tenant writes it', () => {
    const price = { regular: { value: 123_456 }, base: { value: 5, unit: 'wash' as const } };
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['1.234,56 €', '0,05 €/Waschgang']);
    expect(linesOf({ price }, 'harbour')).toEqual(['€1,234.56', '€0.05/wash']);
  });

  test('an offer crosses out the lowest of 30 days, from which its percentage counts, and names it, in the colour that only offers have', () => {
    const price = { regular: { value: 129 }, offer, base: { value: 494, unit: 'kg' as const } };
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['0,89 €statt 1,19 €', '4,94 €/kg', '30-Tage-Tiefstpreis 1,19 €']);
    expect(document.querySelector('.price-reduced')).not.toBeNull();
    expect(document.querySelector('s')?.textContent).toContain('1,19');
  });

  test('without an offer nothing is crossed out or coloured', () => {
    linesOf({}, 'harbour');
    expect(document.querySelector('.price-reduced, s')).toBeNull();
  });

  test('a member price stands beside the price of everybody', () => {
    const price = { regular: { value: 549 }, loyalty: { value: 479 }, base: { value: 1830, unit: 'kg' as const } };
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['5,49 €', '18,30 €/kg', 'Feldfreunde 4,79 €']);
    expect(linesOf({ price }, 'harbour').at(-1)).toBe('Crew €4.79');
  });

  test('a deposit is named beside the price, never part of it', () => {
    const price = { regular: { value: 169 }, depositPrice: 25, base: { value: 225, unit: 'l' as const } };
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['1,69 €', '2,25 €/l + 0,25 € Pfand']);
    expect(linesOf({ price }, 'harbour')).toEqual(['€1.69', '€2.25/l + €0.25 deposit']);
  });

  test('weighed goods are compared by the kilogram, whatever their category refers to', () => {
    const price = { regular: { value: 195 }, perKilogram: 1949, base: { value: 390, unit: 'piece' as const } };
    expect(linesOf({ price, weightArticle: true }, 'feldmarkt')).toEqual(['1,95 €', '19,49 €/kg']);
  });

  test('a piece that is paid by its weight has an approximate price', () => {
    const price = { regular: { value: 690 }, perKilogram: 2299 };
    expect(linesOf({ price, weightPieceArticle: true }, 'feldmarkt')).toEqual(['ca. 6,90 €', '22,99 €/kg']);
    expect(linesOf({ price, weightPieceArticle: true }, 'harbour')).toEqual(['about €6.90', '€22.99/kg']);
  });

  test('the price of a piece has the words of its language', () => {
    const price = { regular: { value: 260 }, base: { value: 26, unit: 'piece' as const } };
    expect(linesOf({ price }, 'harbour')).toEqual(['€2.60', '€0.26 each']);
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['2,60 €', '0,26 €/Stück']);
  });

  test('without anything to compare by there is no line for it', () => {
    expect(linesOf({ price: { regular: { value: 100 } } }, 'harbour')).toEqual(['€1.00']);
  });
});

describe('LOY-01 a price for members', () => {
  const price = {
    regular: { value: 549 },
    loyalty: { value: 479, perUnit: 1597 },
    base: { value: 1830, unit: 'kg' as const },
  };
  afterEach(() => customerState.set(initialCustomer));

  test('LOY-01 is the price of an authenticated member, with what to compare it by', () => {
    acceptCustomer(customerFixture({ loyaltyMemberInformation: memberFixture }));
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['4,79 €statt 5,49 €', '15,97 €/kg', 'Dein Feldfreunde-Preis']);
    expect(document.querySelector('.price-reduced')).toBeNull();
  });

  test('LOY-01 below an offer: the same price is crossed out and named as the lowest of 30 days', () => {
    acceptCustomer(customerFixture({ loyaltyMemberInformation: memberFixture }));
    const lines = linesOf({ price: { ...price, offer: { ...offer, value: 499, lowest30: 549 } } }, 'harbour');
    expect(lines).toEqual(['€4.79instead of €5.49', '€15.97/kg', 'Lowest in 30 days €5.49', 'Your Crew price']);
  });

  test('LOY-01 changes nothing where there is none', () => {
    acceptCustomer(customerFixture({ loyaltyMemberInformation: memberFixture }));
    expect(linesOf({ price: { regular: { value: 100 } } }, 'harbour')).toEqual(['€1.00']);
  });

  test.each([
    ['no member', undefined],
    ['a card that was not proved', { ...memberFixture, joeAuthenticationStatus: 'Pending' }],
  ])('LOY-01 %s pays what everybody pays', (_, loyaltyMemberInformation) => {
    acceptCustomer(customerFixture({ ...(loyaltyMemberInformation && { loyaltyMemberInformation }) }));
    expect(linesOf({ price }, 'feldmarkt')).toEqual(['5,49 €', '18,30 €/kg', 'Feldfreunde 4,79 €']);
  });
});
