import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyStore, readStoreAsk, toggleService, writeStoreAsk } from './storeAddress.ts';

const read = (address: string) => readStoreAsk(new URLSearchParams(address));

test('an address says place, services and whether it is open now, as a form without scripts sends it', () => {
  expect(read('q=1070++Wien&service=parking&service=bakery&open=1')).toEqual({
    q: '1070 Wien',
    services: ['bakery', 'parking'],
    open: true,
  });
  expect(read('')).toEqual(everyStore);
  expect(read('service=<script>&service=bakery&service=bakery&open=yes')).toEqual({
    ...everyStore,
    services: ['bakery'],
  });
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(80);
});

test('what is written is read again, and the same question has one address', () => {
  const ask = fc.record({
    q: fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim()),
    services: fc.uniqueArray(fc.constantFrom('bakery', 'collect', 'parking', 'coffee')),
    open: fc.boolean(),
  });
  fc.assert(
    fc.property(ask, (given) => {
      const written = writeStoreAsk(given);
      const again = read(written.slice(1));
      expect(again).toEqual({ ...given, services: given.services.toSorted() });
      expect(writeStoreAsk(again)).toBe(written);
    }),
  );
});

test('pressing a filter twice takes it away again', () => {
  const once = toggleService(everyStore, 'bakery');
  expect(once.services).toEqual(['bakery']);
  expect(toggleService(once, 'bakery')).toEqual(everyStore);
});
