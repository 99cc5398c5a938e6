import { cartCodes, cartFailures } from '@trolley/contract';

const problems: Readonly<Partial<Record<string, string>>> = {
  [cartCodes.codeExpired]: 'expired',
  [cartCodes.codeExhausted]: 'exhausted',
  [cartCodes.codeNotActive]: 'notActive',
  [cartCodes.codeWrongService]: 'wrongService',
  [cartCodes.belowMinimum]: 'belowMinimum',
  [cartFailures.codeMissing]: 'empty',
  [cartFailures.tooManyCodes]: 'tooMany',
};

/** Which text (`cart.code.*`) says what is wrong with a discount code; `payload` is the refusal's. */
export function codeProblem(errorCode: string | undefined, status: number, payload?: unknown): string {
  if (isReason(payload) && payload.reason === 'notCombinable') return 'notCombinable';
  const problem = errorCode === undefined ? undefined : problems[errorCode];
  if (problem) return problem;
  return status === 404 ? 'unknown' : 'failed';
}

const isReason = (payload: unknown): payload is { readonly reason: unknown } =>
  typeof payload === 'object' && payload !== null && 'reason' in payload;
