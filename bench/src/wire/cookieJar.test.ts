import { expect, test } from 'vitest';
import { createCookieJar } from './cookieJar.ts';

test('a jar keeps what was set, tells all of it, and forgets what is over', () => {
  const jar = createCookieJar();
  expect(jar.header()).toEqual({});
  jar.keep(undefined);
  jar.keep(['cart=a=b; Path=/; HttpOnly', 'XSRF-TOKEN=x']);
  expect(jar.get('cart')).toBe('a=b');
  expect(jar.header()).toEqual({ cookie: 'cart=a=b; XSRF-TOKEN=x' });
  jar.keep(['cart=; Max-Age=0; Path=/', 'XSRF-TOKEN=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect(jar.header()).toEqual({});
});
