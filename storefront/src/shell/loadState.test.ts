import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadStateOf } from './loadState.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('NOTI-02 loading goes from idle over pending to success', async () => {
  const options = { queryKey: ['good'], queryFn: async () => 'milk' };
  const observer = new QueryObserver(client, { ...options, enabled: false });
  expect(loadStateOf(observer.getCurrentResult())).toBe('idle');
  const seen: string[] = [];
  const stop = observer.subscribe((result) => seen.push(loadStateOf(result)));
  await observer.refetch();
  stop();
  expect(seen).toEqual(['pending', 'success']);
});

test('NOTI-02 a failed load is an error', async () => {
  const observer = new QueryObserver<string>(client, {
    queryKey: ['bad'],
    queryFn: () => Promise.reject(new Error('away')),
    enabled: false,
  });
  expect(loadStateOf(await observer.refetch())).toBe('error');
});
