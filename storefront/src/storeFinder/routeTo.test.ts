import { expect, test } from 'vitest';
import { routeTo } from './routeTo.ts';

const store = { name: 'Wien (Neubau)', position: { lat: 48.2, lng: 16.35 } };

test('STORE-01 directions open in the map of the device, and without one on a page', () => {
  expect(routeTo(store, 'Mozilla/5.0 (Linux; Android 15; Pixel 8)')).toBe(
    'geo:48.2,16.35?q=48.2,16.35(Wien%20(Neubau))',
  );
  expect(routeTo(store, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(
    'https://maps.apple.com/?daddr=48.2,16.35',
  );
  const page = 'https://www.openstreetmap.org/directions?to=48.2%2C16.35';
  expect(routeTo(store, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(page);
  expect(routeTo(store, undefined)).toBe(page);
});
