import { fireEvent, screen } from '@testing-library/react';
import type { CartDiscountCode } from '@trolley/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import { DiscountCodes } from './DiscountCodes.tsx';
import { cartFixture, lineFixture, milk } from './testing/carts.ts';
import { renderCart, settle } from './testing/renderCart.tsx';

const open = (codes: CartDiscountCode[] = []) =>
  renderCart(<DiscountCodes codes={codes} />, { cart: cartFixture([lineFixture(milk)]) });
const field = () => screen.getByLabelText('Discount code');
const apply = () => fireEvent.click(screen.getByText('Apply'));

test.each(['', '   '])('VAL-19 an empty code (%j) is refused before any call', async (code) => {
  const { carts } = await open();
  fireEvent.change(field(), { target: { value: code } });
  apply();
  await settle();
  expect(screen.getByText('Please enter a code.')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(carts.changes()).toEqual([]);
});

test.each([
  ['223', 'This code has expired.'],
  ['227', 'You have already used this code, or it has run out.'],
  ['228', 'We don’t recognise this code, or it is not valid yet. Is it spelled right?'],
  ['229', 'This code can’t be used with the delivery option you chose.'],
])('CHK-09 the refusal %s is shown at the field', async (errorCode, words) => {
  const { carts } = await open();
  carts.fail(new ApiError(409, 'no', { errorCode }));
  fireEvent.change(field(), { target: { value: ' hello ' } });
  apply();
  await settle();
  expect(carts.changes()).toMatchObject([{ path: '/api/carts/discount-codes', body: { code: 'hello' } }]);
  expect(screen.getByText(words)).toBeDefined();
  expect(field()).toHaveProperty('value', ' hello ');
});

test('CHK-09 a code that takes nothing off says why, and can be taken off', async () => {
  const { carts } = await open([
    { code: 'OLD', name: 'Old', discount: 0, kind: 'percent', value: 10, errorCode: '223' },
  ]);
  expect(screen.getByText('This code has expired.')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Remove code OLD'));
  await settle();
  expect(carts.changes()).toMatchObject([{ method: 'DELETE', query: { code: 'OLD' } }]);
});
