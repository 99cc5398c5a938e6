import { walletCodes } from '@trolley/contract';
import type { ApiError } from '../../../shell/api/apiError.ts';
import type { Text } from '../../../shell/text.ts';

const known: ReadonlySet<unknown> = new Set(Object.values(walletCodes));

/** WAL-02 in words; other failures are told as everywhere. */
export function walletProblem({ data: { errorCode } }: ApiError, text: Text): string | undefined {
  return known.has(errorCode) ? text(`wallet.error.${String(errorCode)}`) : undefined;
}
