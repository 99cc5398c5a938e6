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

/** Which text (`cart.code.*`) says what is wrong with a discount code. */
export function codeProblem(errorCode: string | undefined, status: number): string {
  const problem = errorCode === undefined ? undefined : problems[errorCode];
  if (problem) return problem;
  return status === 404 ? 'unknown' : 'failed';
}
