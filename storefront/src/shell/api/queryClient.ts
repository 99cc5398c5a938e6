import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

const attempts = 2;

/** The cache of a shopper's own data. Only connection errors and 5xx are retried; a refusal stays one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < attempts && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
}
