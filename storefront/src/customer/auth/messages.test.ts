import { offeredSalutations } from '@trolley/contract';
import { expect, test } from 'vitest';
import { textsOf } from '../../form/testing/formShop.tsx';

/** Keys that are put together from codes, which no search through the sources finds. */
const keys = [
  ...offeredSalutations.map((salutation) => `auth.salutation.${salutation}`),
  ...['registration', 'email', 'newsletter', 'invalid'].flatMap((state) =>
    ['title', 'text', 'next'].map((part) => `auth.confirmed.${state}.${part}`),
  ),
  ...['done', 'invalid'].flatMap((outcome) => ['title', 'text', 'next'].map((part) => `auth.reset.${outcome}.${part}`)),
];

test.each(['feldmarkt', 'harbour'] as const)(
  'TEN-06 every outcome of a login or registration has its words in %s',
  (tenant) => {
    const texts = textsOf(tenant, ['customer-auth']);
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  },
);

test('TEN-06 both tenants speak the same keys', () => {
  const files = ['customer-auth', 'form'];
  expect(Object.keys(textsOf('feldmarkt', files)).sort()).toEqual(Object.keys(textsOf('harbour', files)).sort());
});
