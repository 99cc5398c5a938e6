import type { ErrorScreenData } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';

/** What the error page is told about an error: its status, and the error itself only while developing. */
export function errorScreenData(error: unknown, developing: boolean): ErrorScreenData {
  const status = error instanceof ApiError && error.status >= 400 ? error.status : 500;
  const message = error instanceof ApiError ? error.message : 'Something went wrong';
  return developing
    ? { status, message, raw: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    : { status, message };
}
