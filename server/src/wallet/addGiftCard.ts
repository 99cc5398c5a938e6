import { createHash } from 'node:crypto';
import { errorCodes, walletCodes } from '@trolley/contract';
import { lockCustomer } from '../customer/profile/lockCustomer.ts';
import { readGiftCardCode } from './giftCardCode.ts';
import { findCard, linkCard, lockCard, rememberKey } from './queries.ts';
import { walletOf } from './walletOf.ts';
import { hashOfNumber, mostCards, type WalletRefused, type Wallets } from './wallets.ts';

interface Given {
  readonly customerId: string;
  readonly code: string;
  /** Of the caller, as tries are counted. */
  readonly address: string;
  readonly idempotencyKey?: string;
}

const hour = 3_600_000;
const limits = { ofCustomer: { max: 5, windowMs: hour }, fromAddress: { max: 10, windowMs: hour } };

/**
 * WAL-01: puts a card into the wallet and answers what that holds; one that is there already changes nothing. Malformed,
 * unknown and wrong PIN take the same work. Only wrong codes count towards the limit.
 */
export async function addGiftCard(
  wallets: Wallets,
  given: Given,
): Promise<{ readonly balance: number } | WalletRefused> {
  const { database, passwords, rateLimiter } = wallets;
  const { customerId, code, address } = given;
  const refused = await keyRefused(wallets, given);
  if (refused) return refused;
  const counted = [
    [`gift card:${customerId}`, limits.ofCustomer],
    [`gift cards from:${address}`, limits.fromAddress],
  ] as const;
  for (const [what, limit] of counted) {
    const waitSeconds = await rateLimiter.count(what, limit);
    if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  }
  const read = readGiftCardCode(code);
  const card = await findCard(database, hashOfNumber(read?.number ?? code));
  const isRight = await passwords.isRight(read?.pin ?? code, card?.pinHash);
  if (!read) return { failure: walletCodes.notValid };
  if (!card || !isRight) return { failure: walletCodes.unknown };
  for (const [what, limit] of counted) await rateLimiter.takeBack(what, limit);
  return link(wallets, customerId, card.id);
}

/** The same key means the same card. */
async function keyRefused(
  { database }: Pick<Wallets, 'database'>,
  { customerId, code, idempotencyKey: key }: Given,
): Promise<WalletRefused | undefined> {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(code).digest().subarray(0, 4);
  const known = await rememberKey(database, { customerId, key, bodyHash });
  if (!known) return { failure: walletCodes.customerUnknown };
  return known.equals(bodyHash) ? undefined : { failure: walletCodes.keyConflict };
}

function link({ database }: Pick<Wallets, 'database'>, customerId: string, cardId: string) {
  return database.transaction(async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return { failure: walletCodes.customerUnknown };
    const card = await lockCard(tx, cardId);
    if (!card) return { failure: walletCodes.unknown };
    const { customerId: holder, balance } = card;
    const held = (await walletOf(tx, customerId)) ?? { balance: 0, cards: 0 };
    if (holder === customerId) return { balance: held.balance };
    if (holder !== null) return { failure: walletCodes.linkedToAnother };
    if (held.cards >= mostCards) return { failure: walletCodes.tooManyCards };
    await linkCard(tx, cardId, customerId);
    return { balance: held.balance + balance };
  });
}
