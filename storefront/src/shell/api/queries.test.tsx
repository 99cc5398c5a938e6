import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWithQueries } from './loadWithQueries.ts';
import { pageQueryClient } from './pageQueryClient.ts';
import { withQueries } from './queries.tsx';

const ask = vi.fn(async () => 'milk');
function Asking({ as }: { readonly as: string }) {
  const { data = 'nothing' } = useQuery({ queryKey: ['asked'], queryFn: ask });
  return <p>{`${as}: ${data}`}</p>;
}

afterEach(() => {
  pageQueryClient.get()?.clear();
  pageQueryClient.set(undefined);
  ask.mockClear();
});

test('parts of one page share what they asked for', async () => {
  const First = withQueries(Asking);
  const Second = (await loadWithQueries(async () => Asking)) ?? Asking;
  render(
    <>
      <First as="first" />
      <Second as="second" />
    </>,
  );
  expect(await screen.findByText('first: milk')).toBeTruthy();
  expect(screen.getByText('second: milk')).toBeTruthy();
  expect(ask).toHaveBeenCalledOnce();
  expect(pageQueryClient.get()?.getQueryData(['asked'])).toBe('milk');
});

test('a part inside another asks where that one does', async () => {
  const client = new QueryClient();
  const Part = withQueries(Asking);
  render(
    <QueryClientProvider client={client}>
      <Part as="inner" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('inner: milk')).toBeTruthy();
  expect(client.getQueryData(['asked'])).toBe('milk');
  expect(pageQueryClient.get()).toBeUndefined();
});

test('on the server nothing is cached from one page to the next', () => {
  vi.stubGlobal('document', undefined);
  expect(renderToString(withQueries(Asking)({ as: 'page' }))).toContain('page: nothing');
  vi.unstubAllGlobals();
  expect(pageQueryClient.get()).toBeUndefined();
});

test('where a file was gone nothing comes', async () => {
  expect(await loadWithQueries(async () => undefined)).toBeUndefined();
});
