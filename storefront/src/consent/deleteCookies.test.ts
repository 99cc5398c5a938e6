import { expect, test } from 'vitest';
import { deleteCookies } from './deleteCookies.ts';

interface Kept {
  readonly name: string;
  readonly domain: string;
}

/** Keeps cookies as browsers do: names with a prefix are touched by secure ones alone, `__Host-` without a domain. */
function browser(protocol: 'http:' | 'https:', hostname: string, ...kept: Kept[]) {
  let jar = kept;
  const document = {
    get cookie() {
      return jar.map(({ name }) => `${name}=1`).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const name = pair.split('=', 1)[0] ?? '';
      const domain = attributes.find((one) => one.startsWith('domain='))?.slice('domain='.length) ?? '';
      const isSecure = attributes.includes('secure') && protocol === 'https:';
      if (/^__(Secure|Host)-/.test(name) && !isSecure) return;
      if (name.startsWith('__Host-') && (domain !== '' || !attributes.includes('path=/'))) return;
      if (attributes.includes('max-age=-1')) jar = jar.filter((one) => one.name !== name || one.domain !== domain);
    },
  };
  return { page: { document, location: { hostname, protocol } }, left: () => jar.map(({ name }) => name) };
}

test('CONS-09 cookies go whatever their prefix and domain, and only those that are listed', () => {
  const { page, left } = browser(
    'https:',
    'www.shop.example',
    { name: '__Secure-count', domain: 'shop.example' },
    { name: '__Host-count', domain: '' },
    { name: '_ga_1', domain: 'shop.example' },
    { name: '__Secure-cart', domain: '' },
  );
  deleteCookies(page, [{ name: '__Secure-count' }, { name: '__Host-*' }, { name: '_ga_*' }]);
  expect(left()).toEqual(['__Secure-cart']);
});

test('CONS-09 without encryption cookies go as well', () => {
  const { page, left } = browser('http:', 'localhost', { name: '_ga', domain: '' }, { name: '_gab', domain: '' });
  deleteCookies(page, [{ name: '_ga' }]);
  expect(left()).toEqual(['_gab']);
});
