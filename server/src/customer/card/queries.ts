import type { Queryable } from '../../platform/database/database.ts';

export interface OwnCard {
  readonly mpCardId: string | null;
  readonly loyalityMemberId: string | null;
  readonly joeAuthenticationStatus: string | null;
}

const own = `mp_card_id as "mpCardId", loyality_member_id as "loyalityMemberId",
  joe_authentication_status as "joeAuthenticationStatus"`;

/** Undefined where the account is gone. */
export async function selectOwnCard(on: Queryable, customerId: string): Promise<OwnCard | undefined> {
  const [row] = await on.query<OwnCard>({
    name: 'customer-card',
    text: `select ${own} from customer where id = $1`,
    values: [customerId],
  });
  return row;
}

export async function lockOwnCard(tx: Queryable, customerId: string): Promise<OwnCard | undefined> {
  const [row] = await tx.query<OwnCard>({
    text: `select ${own} from customer where id = $1 for no key update`,
    values: [customerId],
  });
  return row;
}

interface FreeCard {
  /** Of its activation code; the card of a membership that began online has none. */
  readonly hash: string | null;
  /** The account itself is the proof: it had the card before. */
  readonly isKept: boolean;
}

/** Undefined where there is no such card, or it is in another account. */
export async function selectFreeCard(
  on: Queryable,
  customerId: string,
  cardNumber: string,
): Promise<FreeCard | undefined> {
  const [row] = await on.query<FreeCard>({
    text: `select activation_code_hash as hash, coalesce(kept_by = $2, false) as "isKept" from offline_account
            where card_number = $1 and (claimed_by is null or claimed_by = $2)`,
    values: [cardNumber, customerId],
  });
  return row;
}

/** A proved card that nobody has a code for stays with the account: without that it could never be linked again. */
export async function keepCard(tx: Queryable, customerId: string): Promise<void> {
  await tx.query({
    text: `insert into offline_account (card_number, first_name, last_name, loyality_member_id, kept_by)
           select mp_card_id, first_name, last_name, loyality_member_id, id from customer
            where id = $1 and joe_authentication_status = 'Authenticated'
              and mp_card_id is not null and loyality_member_id is not null
           on conflict do nothing`,
    values: [customerId],
  });
}

/**
 * Claims the card for the account; undefined where it went into another one meanwhile, or is not of the membership
 * `memberId`. Answers its membership.
 */
export async function claimFreeCard(
  tx: Queryable,
  customerId: string,
  cardNumber: string,
  memberId: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx.query<{ readonly loyalityMemberId: string }>({
    text: `update offline_account set claimed_by = $2
            where card_number = $1 and (claimed_by is null or claimed_by = $2)
              and loyality_member_id = coalesce($3, loyality_member_id)
              and not exists (select from customer where id <> $2
                and (mp_card_id = $1 or customer.loyality_member_id = offline_account.loyality_member_id))
           returning loyality_member_id as "loyalityMemberId"`,
    values: [cardNumber, customerId, memberId ?? null],
  });
  return row?.loyalityMemberId;
}

interface Linked {
  readonly cardNumber: string;
  readonly loyalityMemberId: string;
}

export async function updateCard(tx: Queryable, customerId: string, card: Linked | undefined): Promise<void> {
  await tx.query({
    text: `update customer set mp_card_id = $2, loyality_member_id = $3, joe_authentication_status = $4,
             changed_at = now() where id = $1`,
    values: [customerId, card?.cardNumber ?? null, card?.loyalityMemberId ?? null, card ? 'Authenticated' : null],
  });
}

/** Whoever has the activation code can link it again. */
export async function freeCards(tx: Queryable, customerId: string, but?: string): Promise<void> {
  await tx.query({
    text: 'update offline_account set claimed_by = null where claimed_by = $1 and card_number is distinct from $2',
    values: [customerId, but ?? null],
  });
}

export async function isNumberTaken(tx: Queryable, cardNumber: string): Promise<boolean> {
  const rows = await tx.query({
    text: `select 1 from customer where mp_card_id = $1
           union all select 1 from offline_account where card_number = $1 limit 1`,
    values: [cardNumber],
  });
  return rows.length > 0;
}

/** A card of the stores keeps its code and its membership. */
export async function renameCard(tx: Queryable, memberId: string, cardNumber: string): Promise<void> {
  await tx.query({
    text: 'update offline_account set card_number = $2 where loyality_member_id = $1',
    values: [memberId, cardNumber],
  });
}

export async function selectMemberOfCard(on: Queryable, cardNumber: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly memberId: string }>({
    name: 'member-of-card',
    text: `select loyality_member_id as "memberId" from customer where mp_card_id = $1 and loyality_member_id is not null
           union all select loyality_member_id from offline_account where card_number = $1 limit 1`,
    values: [cardNumber],
  });
  return row?.memberId;
}
