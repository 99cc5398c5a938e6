import { act, screen } from '@testing-library/react';
import type { ProductPrice } from '@trolley/contract';
import { afterEach, expect, test } from 'vitest';
import { customerFixture, memberFixture } from '../../customer/testing/customers.ts';
import { acceptCustomer, customerState, initialCustomer } from '../../shell/session/customerState.ts';
import { detailFixture } from '../testing/products.ts';
import { renderInTenant } from '../testing/renderInTenant.tsx';
import { Sizes } from './Sizes.tsx';

afterEach(() => customerState.set(initialCustomer));

const priceOf = (value: number, perKilo: number, member?: number): ProductPrice => ({
  regular: { value },
  base: { value: perKilo, unit: 'kg' },
  ...(member !== undefined && { loyalty: { value: Math.round((value * member) / perKilo), perUnit: member } }),
});

/** The pack that is marked as the best. */
const best = () => document.querySelector('.size-best')?.closest('li')?.querySelector('b')?.textContent?.trim();

test('LOY-01 the best price per kilogram is the best of those that are shown, for members as for everybody', () => {
  const other = { slug: 'large', picture: '/pictures/0123456789abcdef', availability: 'available' as const };
  const product = detailFixture({
    sku: 'small',
    pack: '250 g',
    price: priceOf(125, 500, 350),
    sizes: [{ ...other, sku: 'large', pack: '500 g', price: priceOf(200, 400) }],
    bestSize: 'large',
    bestSizeForMembers: 'small',
  });
  renderInTenant(<Sizes product={product} />, 'harbour');
  expect(screen.getByText(/4\.00\/kg/)).toBeDefined();
  expect(best()).toBe('500 g');
  act(() => acceptCustomer(customerFixture({ loyaltyMemberInformation: memberFixture })));
  expect(screen.getByText(/3\.50\/kg/)).toBeDefined();
  expect(best()).toBe('250 g');
});
