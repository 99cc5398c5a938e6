import {
  allergenCodes,
  availabilities,
  facetKeys,
  isOrderable,
  labelCodes,
  listingSorts,
  pictureKinds,
  referenceUnits,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { unitKeys } from '../product/unitPrice.ts';
import { bootOf } from './testing/renderInTenant.tsx';

/** Keys that are put together from codes, which no search through the sources finds. */
const keys = [
  ...allergenCodes.map((code) => `catalogue.allergen.${code}`),
  ...labelCodes.map((code) => `catalogue.label.${code}`),
  ...listingSorts.map((sort) => `catalogue.sort.${sort}`),
  ...facetKeys.map((key) => `catalogue.facet.${key}`),
  'catalogue.facet.forYou',
  ...availabilities.filter((state) => !isOrderable(state)).map((state) => `catalogue.availability.${state}`),
  'catalogue.availability.available',
  ...pictureKinds.map((kind) => `catalogue.gallery.${kind}`),
  ...referenceUnits.map((unit) => unitKeys[unit]),
  ...['energy', 'fat', 'saturates', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'].map(
    (name) => `catalogue.nutrition.${name}`,
  ),
];

test.each(['feldmarkt', 'harbour'] as const)('TEN-06 every code of the catalogue has a word in %s', (id) => {
  const { messages } = bootOf(id).tenant.messageBundle;
  expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});
