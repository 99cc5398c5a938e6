import type { Queryable } from '../platform/database/database.ts';
import type { CardRow, MovementRow } from './showWallet.ts';
import type { CardBalance, CardPart } from './takeFrom.ts';

/** The cards of a customer, the oldest first, locked until the transaction ends. */
export function lockCards(tx: Queryable, customerId: string): Promise<readonly CardBalance[]> {
  return tx.query({
    name: 'wallet-cards-locked',
    text: 'select id, balance from gift_card where customer_id = $1 order by linked_at, id for no key update',
    values: [customerId],
  });
}

interface Movement extends CardPart {
  readonly reason: string;
  readonly checkoutId?: string;
}

/** A trigger keeps the balances, and the table's check that none falls below zero. */
export async function moveMoney(tx: Queryable, movements: readonly Movement[]): Promise<void> {
  await tx.query({
    name: 'wallet-money-moved',
    text: `insert into gift_card_movement (gift_card_id, amount, reason, checkout_id)
           select "giftCardId", amount, reason, "checkoutId"
             from json_to_recordset($1) as given ("giftCardId" uuid, amount integer, reason text, "checkoutId" uuid)`,
    values: [JSON.stringify(movements)],
  });
}

interface Claims {
  readonly customerId: string;
  readonly checkoutId: string;
  readonly parts: readonly CardPart[];
}

export async function insertClaims(tx: Queryable, { customerId, checkoutId, parts }: Claims): Promise<void> {
  await tx.query({
    name: 'wallet-claims-made',
    text: `insert into checkout_claim (checkout_id, kind, reference, amount, customer_id)
           select $1, 'giftCard', "giftCardId", amount, $2
             from json_to_recordset($3) as given ("giftCardId" text, amount integer)`,
    values: [checkoutId, customerId, JSON.stringify(parts)],
  });
}

/** What a checkout still holds of each card; locked in the same order in which they are claimed. */
export function lockClaims(tx: Queryable, checkoutId: string): Promise<readonly CardBalance[]> {
  return tx.query({
    name: 'wallet-claims-locked',
    text: `select claim.reference as id, claim.amount as balance
             from checkout_claim claim join gift_card card on card.id = claim.reference::uuid
            where claim.checkout_id = $1 and claim.kind = 'giftCard'
            order by card.linked_at, card.id for no key update of claim, card`,
    values: [checkoutId],
  });
}

export async function reduceClaims(tx: Queryable, checkoutId: string, parts: readonly CardPart[]): Promise<void> {
  await tx.query({
    name: 'wallet-claims-reduced',
    text: `update checkout_claim claim set amount = claim.amount - given.amount
             from json_to_recordset($2) as given ("giftCardId" text, amount integer)
            where claim.checkout_id = $1 and claim.kind = 'giftCard' and claim.reference = given."giftCardId"`,
    values: [checkoutId, JSON.stringify(parts)],
  });
}

interface FoundCard {
  readonly id: string;
  readonly pinHash: string;
}

export async function findCard(on: Queryable, numberHash: Buffer): Promise<FoundCard | undefined> {
  const [row] = await on.query<FoundCard>({
    name: 'gift-card-found',
    text: 'select id, pin_hash as "pinHash" from gift_card where number_hash = $1',
    values: [numberHash],
  });
  return row;
}

interface HeldCard {
  readonly customerId: string | null;
  readonly balance: number;
}

export async function lockCard(tx: Queryable, id: string): Promise<HeldCard | undefined> {
  const [row] = await tx.query<HeldCard>({
    name: 'gift-card-locked',
    text: 'select customer_id as "customerId", balance from gift_card where id = $1 for no key update',
    values: [id],
  });
  return row;
}

export async function linkCard(tx: Queryable, id: string, customerId: string): Promise<void> {
  await tx.query({
    name: 'gift-card-linked',
    text: 'update gift_card set customer_id = $2, linked_at = clock_timestamp() where id = $1',
    values: [id, customerId],
  });
}

export async function unlinkCard(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'gift-card-unlinked',
    text: 'update gift_card set customer_id = null, linked_at = null where id = $1',
    values: [id],
  });
}

/** The checkouts that ever took money from a card. */
export async function checkoutsOfCard(tx: Queryable, id: string): Promise<readonly string[]> {
  const rows = await tx.query<{ readonly checkoutId: string }>({
    name: 'gift-card-checkouts',
    text: `select distinct checkout_id as "checkoutId" from gift_card_movement
            where gift_card_id = $1 and checkout_id is not null`,
    values: [id],
  });
  return rows.map(({ checkoutId }) => checkoutId);
}

interface UsedKey {
  readonly customerId: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** The hash that came with this key first, this one's or an earlier one's; undefined where there is no such customer. */
export async function rememberKey(on: Queryable, { customerId, key, bodyHash }: UsedKey): Promise<Buffer | undefined> {
  const [row] = await on.query<{ readonly bodyHash: Buffer }>({
    name: 'wallet-key-used',
    text: `with old as (delete from wallet_key where customer_id = $1 and key <> $2 and used_at < now() - interval '1 day')
           insert into wallet_key as known (customer_id, key, body_hash) select id, $2, $3 from customer where id = $1
           on conflict (customer_id, key) do update set used_at = known.used_at
           returning body_hash as "bodyHash"`,
    values: [customerId, key, bodyHash],
  });
  return row?.bodyHash;
}

/** Undefined where there is no such customer; the newest first. */
export async function selectCards(on: Queryable, customerId: string): Promise<readonly CardRow[] | undefined> {
  const rows = await on.query<CardRow | { readonly id: null }>({
    name: 'wallet-cards',
    text: `select card.id, card.last_four as "lastFour", card.balance, card.linked_at as "linkedAt"
             from customer left join gift_card card on card.customer_id = customer.id
            where customer.id = $1 order by card.linked_at desc, card.id`,
    values: [customerId],
  });
  return rows.length === 0 ? undefined : rows.filter((row): row is CardRow => row.id !== null);
}

export type StoredMovement = Omit<MovementRow, 'orderNumber'> & { readonly checkoutId: string | null };

/** From the moment a card came into this wallet: what was before is another holder's. */
export function selectMovements(on: Queryable, customerId: string): Promise<readonly StoredMovement[]> {
  return on.query({
    name: 'wallet-movements',
    text: `select moved.gift_card_id as "giftCardId", moved.created_at as at, moved.amount, moved.reason,
                  moved.checkout_id as "checkoutId"
             from gift_card card join gift_card_movement moved on moved.gift_card_id = card.id
            where card.customer_id = $1 and moved.created_at >= card.linked_at
            order by moved.created_at desc, moved.id desc`,
    values: [customerId],
  });
}

interface NewCard {
  readonly numberHash: Buffer;
  readonly lastFour: string;
  readonly pinHash: string;
}

/** Undefined where there is one with this number. */
export async function insertCard(
  tx: Queryable,
  { numberHash, lastFour, pinHash }: NewCard,
): Promise<string | undefined> {
  const [row] = await tx.query<{ readonly id: string }>({
    text: `insert into gift_card (number_hash, last_four, pin_hash) values ($1, $2, $3)
           on conflict (number_hash) do nothing returning id`,
    values: [numberHash, lastFour, pinHash],
  });
  return row?.id;
}

export async function markDemoCards(on: Queryable, numberHashes: readonly Buffer[]): Promise<void> {
  await on.query({
    text: 'update gift_card set demo = true where number_hash = any($1) and not demo',
    values: [numberHashes],
  });
}

/** Those that were marked, and those that the files name still. */
export async function emptyDemoCards(tx: Queryable, numberHashes: readonly Buffer[]): Promise<void> {
  await tx.query({
    text: `with emptied as materialized (
             select id, balance from gift_card
              where (demo or number_hash = any($1)) and balance > 0 order by id for no key update
           )
           insert into gift_card_movement (gift_card_id, amount, reason) select id, -balance, 'closed' from emptied`,
    values: [numberHashes],
  });
}
