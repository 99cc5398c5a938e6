import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartChange, staleSlotCodes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { neededFields, optionalFields } from './delivery/addressDraft.ts';
import { serviceBoot } from './testing/renderService.tsx';

const stores = (id: string): { readonly services: readonly string[] }[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../tenants/${id}/service/stores.json`), 'utf8'));

/** Keys that are put together from codes, which no search through the sources finds. */
const keys = [
  ...cartChange.shape.kind.options.map((kind) => `service.changes.${kind}`),
  ...staleSlotCodes.map((code) => `service.slot.refused.${code}`),
  ...neededFields.flatMap((field) => [`service.field.${field}`, `service.missing.${field}`]),
  ...optionalFields.map((field) => `service.field.${field}`),
  ...['noPlace', 'held', 'expired', 'wanted', 'earliest'].map((kind) => `service.line.action.${kind}`),
  ...['denied', 'unavailable'].map((state) => `service.position.${state}`),
  ...['incomplete', 'failed', 'outside'].map((problem) => `service.address.${problem}`),
];

test.each(['feldmarkt', 'harbour'] as const)('TEN-06 every code of the service selection has a word in %s', (id) => {
  const { messages } = serviceBoot(id).tenant.messageBundle;
  const offers = stores(id).flatMap(({ services }) => services.map((offer) => `service.store.offers.${offer}`));
  expect([...keys, ...offers].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});
