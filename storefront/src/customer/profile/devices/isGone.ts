import { customerFailures } from '@trolley/contract';
import { ApiError } from '../../../shell/api/apiError.ts';

/** It ended by itself meanwhile, which is what was wanted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.data.errorCode === customerFailures.sessionNotFound;
}
