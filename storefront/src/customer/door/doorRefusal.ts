import { customerFailures } from '@trolley/contract';
import type { ApiError } from '../../shell/api/apiError.ts';
import type { Text } from '../../shell/text.ts';

/** The words for refusals by their code, besides those every form of the door knows. */
export function doorRefusal(text: Text, codes: Readonly<Record<string, string>> = {}) {
  const known: Readonly<Record<string, string>> = {
    [customerFailures.botCheckFailed]: 'door.botCheckFailed',
    ...codes,
  };
  return ({ data: { errorCode = '' } }: ApiError): string | undefined => {
    const key = Object.hasOwn(known, errorCode) ? known[errorCode] : undefined;
    return key === undefined ? undefined : text(key);
  };
}
