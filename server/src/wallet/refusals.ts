import { errorCodes, walletCodes } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';
import type { WalletRefused } from './wallets.ts';

const messages: Readonly<Record<WalletRefused['failure'], readonly [status: number, message: string]>> = {
  [walletCodes.general]: [409, 'This gift card cannot be used just now: a payment is under way.'],
  [walletCodes.notValid]: [400, 'This is not the code of a gift card.'],
  [walletCodes.unknown]: [404, 'There is no such gift card.'],
  [walletCodes.notLinked]: [404, 'This gift card is not in the wallet.'],
  [walletCodes.linkedToAnother]: [409, 'This gift card is in another wallet.'],
  [walletCodes.keyConflict]: [409, 'This Idempotency-Key was used for another gift card.'],
  [walletCodes.customerUnknown]: [404, 'There is no such customer.'],
  [walletCodes.tooManyCards]: [409, 'The wallet holds no further gift card: remove one first.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
};

export function refusalOf({ failure, waitSeconds }: WalletRefused): Refusal {
  const [status, message] = messages[failure];
  return new Refusal(status, failure, message, { retryAfterSeconds: waitSeconds });
}

/** What an operation answered, or its refusal. */
export function done<T extends object>(result: T | WalletRefused): T {
  if ('failure' in result) throw refusalOf(result);
  return result;
}
