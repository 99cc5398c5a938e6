import { beforeEach, expect, test } from 'vitest';
import { bypassKey, storeBypassKey } from './bypassKey.ts';

beforeEach(() => sessionStorage.clear());

test('ROUTE-26 bypassRecaptchaKey is stored for the login call and leaves the address', () => {
  const address = storeBypassKey(
    'https://shop.example/login?bypassRecaptchaKey=k%2B1&returnUrl=%2F#form',
    sessionStorage,
  );
  expect(address).toBe('/login?returnUrl=%2F#form');
  expect(bypassKey(sessionStorage)).toBe('k+1');
});

test('ROUTE-26 an address without it changes nothing, an empty one only leaves the address', () => {
  expect(storeBypassKey('https://shop.example/login?a=1', sessionStorage)).toBeUndefined();
  expect(storeBypassKey('https://shop.example/?bypassRecaptchaKey=', sessionStorage)).toBe('/');
  expect(bypassKey(sessionStorage)).toBeUndefined();
});
