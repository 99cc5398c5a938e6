import { customerFailures } from '@trolley/contract';
import type { ApiError } from '../../shell/api/apiError.ts';
import type { Text } from '../../shell/text.ts';

/** The texts of the auth forms by error code; `codes` adds those of one form. */
export function authErrorText(text: Text, codes: Readonly<Record<string, string>> = {}) {
  const known: Readonly<Record<string, string>> = {
    [customerFailures.botCheckFailed]: 'auth.botCheckFailed',
    ...codes,
  };
  return ({ data: { errorCode = '' } }: ApiError): string | undefined => {
    const key = Object.hasOwn(known, errorCode) ? known[errorCode] : undefined;
    return key === undefined ? undefined : text(key);
  };
}
