import type { LetterAddress } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { OrderedState } from './cardLife.ts';

export interface PhysicalCardRow {
  readonly memberId: string;
  /** Whose account it was ordered with. */
  readonly customerId: string;
  readonly cardNumber: string;
  readonly status: OrderedState;
  readonly nameOnCard: string;
  readonly orderedAt: Date;
  readonly sentAt: Date | null;
  readonly activeAt: Date | null;
  readonly lostAt: Date | null;
}

/** And where it goes; null when that was taken out. */
export interface AddressedCardRow extends PhysicalCardRow {
  readonly address: LetterAddress | null;
}

const columns = `member_id as "memberId", customer_id as "customerId", card_number as "cardNumber", status, name_on_card as "nameOnCard",
                 ordered_at as "orderedAt", sent_at as "sentAt", active_at as "activeAt", lost_at as "lostAt"`;

export async function selectCard(on: Queryable, memberId: string): Promise<AddressedCardRow | undefined> {
  const [row] = await on.query<AddressedCardRow>({
    name: 'physical-card',
    text: `select ${columns}, address from physical_card where member_id = $1`,
    values: [memberId],
  });
  return row;
}

interface CardOrder {
  readonly memberId: string;
  readonly customerId: string;
  readonly cardNumber: string;
  readonly nameOnCard: string;
  readonly address: LetterAddress;
}

/**
 * Undefined where the member has one already that is not lost: of any number of calls at once one orders it. Whoever has
 * the membership now orders anew where it was another account's.
 */
export async function insertCardOrder(tx: Queryable, order: CardOrder): Promise<PhysicalCardRow | undefined> {
  const { memberId, customerId, cardNumber, nameOnCard, address } = order;
  const [row] = await tx.query<PhysicalCardRow>({
    name: 'physical-card-ordered',
    text: `insert into physical_card as known (member_id, customer_id, card_number, name_on_card, address)
           values ($1, $2, $3, $4, $5)
           on conflict (member_id) do update set
             customer_id = excluded.customer_id, card_number = excluded.card_number,
             name_on_card = excluded.name_on_card, address = excluded.address, status = 'ordered',
             ordered_at = now(), sent_at = null, active_at = null, lost_at = null
           where known.status = 'lost' or known.customer_id <> excluded.customer_id
           returning ${columns}`,
    values: [memberId, customerId, cardNumber, nameOnCard, JSON.stringify(address)],
  });
  return row;
}

interface Move {
  readonly to: OrderedState;
  readonly from: readonly string[];
  /** Only of a card that this account ordered. */
  readonly customerId?: string | undefined;
}

/** Undefined where there is no card that is in one of these states. */
export async function updateStatus(
  on: Queryable,
  memberId: string,
  { to, from, customerId }: Move,
): Promise<PhysicalCardRow | undefined> {
  const [row] = await on.query<PhysicalCardRow>({
    name: 'physical-card-moved',
    text: `update physical_card set status = $2,
             sent_at = case when $2 = 'sent' then now() else sent_at end,
             active_at = case when $2 = 'active' then now() else active_at end,
             lost_at = case when $2 = 'lost' then now() else lost_at end
            where member_id = $1 and status = any($3) and customer_id = coalesce($4, customer_id)
           returning ${columns}`,
    values: [memberId, to, from, customerId ?? null],
  });
  return row;
}

/** What staff has to do: cards to print and post first, the oldest order first. */
export function selectOpenCards(on: Queryable, most: number): Promise<readonly AddressedCardRow[]> {
  return on.query({
    name: 'physical-cards-open',
    text: `select ${columns}, address from physical_card where status in ('ordered', 'sent')
            order by ordered_at limit $1`,
    values: [most],
  });
}
