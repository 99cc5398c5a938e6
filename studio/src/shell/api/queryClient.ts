import { QueryClient } from '@tanstack/react-query';
import { StudioError } from './studioError.ts';

/** Answers are shown at once when a screen is opened again, and asked for anew. A refusal is not tried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && error instanceof StudioError && error.status === 0,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
