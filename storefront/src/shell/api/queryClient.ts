import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

const attempts = 2;

/** Keeps what one person sees. A refusal stays one however often it is asked for, so only a failure is tried again. */
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
