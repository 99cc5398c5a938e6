import { expect, test, vi } from 'vitest';
import { componentConfigs } from './componentConfigs.ts';
import { createQueryClient } from './queryClient.ts';

test('API-06 the configurations of all components come with one call and are kept', async () => {
  const fetch = vi.fn(async () => Response.json({ search: { columns: 2 } }));
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  await client.prefetchQuery(componentConfigs);
  await client.prefetchQuery(componentConfigs);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/content/configs/components',
    expect.objectContaining({ method: 'GET' }),
  );
  expect(client.getQueryData(componentConfigs.queryKey)).toEqual({ search: { columns: 2 } });
  vi.unstubAllGlobals();
});
