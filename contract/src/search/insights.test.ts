import { expect, test } from 'vitest';
import { everythingOn } from '../../test/tenants.ts';
import { insightsOf, insightsOrigin } from '../index.ts';

const insights = { appId: 'APP', apiKey: 'searchOnly' };

test('only a tenant whose searches a provider answers tells it anything', () => {
  const of = (variant: 'built-in' | 'search-provider' | 'shop-forward') =>
    insightsOf({ ...everythingOn, productDiscovery: { variant, insights } });
  expect(of('search-provider')).toBe(insights);
  expect(of('built-in')).toBeUndefined();
  expect(of('shop-forward')).toBeUndefined();
});

test.each([
  [{ region: 'de' as const }, 'https://insights.de.algolia.io'],
  [{ region: 'us' as const }, 'https://insights.us.algolia.io'],
  [{}, 'https://insights.algolia.io'],
  [{ host: 'http://127.0.0.1:4100/events/' }, 'http://127.0.0.1:4100'],
])('events of %j go to %s', (given, origin) => expect(insightsOrigin(given)).toBe(origin));
