import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { mayShed } from './shedLoad.ts';

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'domain' in value;
}

const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(isEndpoint);
const refused = endpoints.filter(mayShed);

test('however much comes, no call of the studio is refused, whatever room it is of', () => {
  const ofStaff = endpoints.filter(({ permission }) => permission !== undefined);
  expect(ofStaff.length).toBeGreaterThan(60);
  expect(new Set(ofStaff.map(({ domain }) => domain))).toContain('content');
  expect(ofStaff.filter(mayShed).map(({ path }) => path)).toEqual([]);
});

test('nor is one that the checkout needs, from logging in to the order', () => {
  const { getCart, getCartValidation, resetCart, setDistributionAddress, setTimeSlot, setBillingAddress } = contract;
  const { addDiscountCode, setSubstitution, setCartPass, planPayment, dropPayment, finalizeCart, createOrder } =
    contract;
  const { getOrderConfig, checkCapacity, checkPlaces, getEarliestWindow, getCheckoutStores, getDeliveryArea } =
    contract;
  const { getPlaceSuggestions, getPlaceOfAddress, getPaymentOptions, getSavedMethods, getWallet, getOrder } = contract;
  const { login, getBotCheck, getCsrf, getCustomer, refreshCustomer, addAddress, keepAddresses, mergeCart } = contract;
  const atTheTill: readonly contract.Endpoint[] = [
    ...[getCart, getCartValidation, resetCart, setDistributionAddress, setTimeSlot, setBillingAddress],
    ...[addDiscountCode, setSubstitution, setCartPass, planPayment, dropPayment, finalizeCart, createOrder],
    ...[getOrderConfig, checkCapacity, checkPlaces, getEarliestWindow, getCheckoutStores, getDeliveryArea],
    ...[getPlaceSuggestions, getPlaceOfAddress, getPaymentOptions, getSavedMethods, getWallet, getOrder],
    ...[login, getBotCheck, getCsrf, getCustomer, refreshCustomer, addAddress, keepAddresses, mergeCart],
  ];
  expect(atTheTill.filter(mayShed).map(({ path }) => path)).toEqual([]);
});

test('what visitors look around with is, and what fills a cart', () => {
  const rooms = [...new Set(refused.map(({ domain }) => domain))].sort();
  expect(rooms).toEqual([
    ...['cart', 'catalogue', 'content', 'favourite', 'form', 'home', 'loyalty', 'newsletter', 'pesticide', 'recipe'],
    ...['search', 'store', 'tracking'],
  ]);
  const ofCart = refused.filter(({ domain }) => domain === 'cart').map(({ path }) => path);
  expect([...new Set(ofCart)].sort()).toEqual([
    '/api/carts/items',
    '/api/carts/items/all',
    '/api/carts/items/bulk',
    '/api/carts/items/multiple',
    '/api/carts/items/{lineItemId}',
  ]);
});
