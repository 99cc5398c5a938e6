import { getComponentConfigs } from '@trolley/contract';
import { expect, test, vi } from 'vitest';
import type { Call } from './call.ts';
import { createComponentConfigs } from './componentConfigs.ts';

const configs = { search: { columns: 2 } };

test('API-06 the configurations of all components come with one call and are cached', async () => {
  const call = vi.fn(async () => configs);
  const componentConfigs = createComponentConfigs(call as Call);
  componentConfigs.load();
  componentConfigs.load();
  await expect.poll(() => componentConfigs.get()).toEqual(configs);
  componentConfigs.load();
  expect(call).toHaveBeenCalledExactlyOnceWith(getComponentConfigs, { query: {} });
  expect(getComponentConfigs.path).toBe('/api/content/configs/components');
});

test('configurations that did not come are asked for again', async () => {
  const call = vi.fn(async () => configs).mockRejectedValueOnce(new Error('away'));
  const componentConfigs = createComponentConfigs(call as Call);
  componentConfigs.load();
  await vi.waitFor(() => {
    componentConfigs.load();
    expect(componentConfigs.get()).toEqual(configs);
  });
  expect(call).toHaveBeenCalledTimes(2);
});
