import { walletCodes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { textsOf } from '../../../form/testing/formShop.tsx';
import { ApiError } from '../../../shell/api/apiError.ts';
import { createText } from '../../../shell/text.ts';
import { walletProblem } from './walletProblem.ts';

const messages = textsOf('harbour', ['customer-wallet']);
const text = createText({ messages, locale: 'en-IE', timeZone: 'Europe/Dublin', onMissing: (key) => expect.fail(key) });
const problemOf = (errorCode: string) => walletProblem(new ApiError(409, 'refused', { errorCode }), text);

test.each([
  [walletCodes.general, /didn’t work/],
  [walletCodes.notValid, /number isn’t right/],
  [walletCodes.unknown, /can’t find this card/],
  [walletCodes.notLinked, /isn’t in your account/],
  [walletCodes.linkedToAnother, /belongs to another account/],
  [walletCodes.keyConflict, /changed somewhere else/],
  [walletCodes.customerUnknown, /can’t find your account/],
  [walletCodes.tooManyCards, /can’t add any more cards/],
])('WAL-02 %s is told in words', (errorCode, words) => {
  expect(problemOf(errorCode)).toMatch(words);
});

test('WAL-02 what is no code of a wallet is left to the general words', () => {
  expect(problemOf('tooManyRequests')).toBeUndefined();
});
