import type { Queryable } from '../../platform/database/database.ts';

/** Gives a customer without a card this number. Answers the number they have now; undefined where it is somebody else's. */
export async function giveCardNumber(tx: Queryable, customerId: string, number: string): Promise<string | undefined> {
  const [row] = await tx.query<{ readonly number: string }>({
    name: 'customer-card-given',
    text: `update customer set mp_card_id = coalesce(mp_card_id, $2), changed_at = now()
            where id = $1 and not exists (select 1 from customer where mp_card_id = $2)
              and not exists (select 1 from offline_account where card_number = $2)
           returning mp_card_id as number`,
    values: [customerId, number],
  });
  return row?.number;
}
