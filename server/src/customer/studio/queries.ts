import type { Queryable } from '../../platform/database/database.ts';
import type { FindTerm } from './findTerm.ts';

export interface FoundRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Higher than every letter: what begins with a text lies between it and it with this behind it. */
const last = 'chr(1114111)';
const byLastName = `(find_key(last_name || ' ' || first_name) collate "C")`;
const byFirstName = `(find_key(first_name || ' ' || last_name) collate "C")`;
const byEmail = '(lower(email) collate "C")';
const byTelephone = `(reverse(regexp_replace(form ->> 'phoneNumber', '\\D', '', 'g')) collate "C")`;

/**
 * Customers whose name, address or number begins so, by name. Of each index no more is read than is asked for, in its own
 * order, so that a name of thousands costs no more than one of a few.
 */
export function selectFound(
  on: Queryable,
  { names, email, telephone, card }: FindTerm,
  most: number,
): Promise<readonly FoundRow[]> {
  return on.query<FoundRow>({
    name: 'customers-found',
    text: `with found as materialized (
             select hit.id from unnest($1::text[]) as typed (name) cross join lateral (
               (select id from customer where ${byLastName} >= find_key(typed.name) collate "C"
                  and ${byLastName} < (find_key(typed.name) || ${last}) collate "C" order by ${byLastName}, id limit $5)
               union all
               (select id from customer where ${byFirstName} >= find_key(typed.name) collate "C"
                  and ${byFirstName} < (find_key(typed.name) || ${last}) collate "C" order by ${byFirstName}, id limit $5)
             ) hit
             union
             (select id from customer where ${byEmail} >= $2 collate "C" and ${byEmail} < ($2 || ${last}) collate "C"
               order by ${byEmail}, id limit $5)
             union
             (select customer_id from customer_address where form ? 'phoneNumber' and ${byTelephone} >= $3 collate "C"
                and ${byTelephone} < ($3 || ${last}) collate "C" order by ${byTelephone}, customer_id limit $5)
             union
             select id from customer where mp_card_id = $4
           )
           select id, first_name as "firstName", last_name as "lastName", email from customer
            where id = any(array(select id from found)) order by ${byLastName}, id limit $5`,
    values: [names, email ?? null, telephone ?? null, card ?? null, most],
  });
}

export interface RecordRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly academicTitle: string;
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly cardNumber: string | null;
  readonly since: Date;
  readonly addresses: number;
  readonly phoneNumbers: readonly string[];
}

export async function selectRecord(on: Queryable, id: string): Promise<RecordRow | undefined> {
  const [row] = await on.query<RecordRow>({
    name: 'customer-record',
    text: `select id, first_name as "firstName", last_name as "lastName", academic_title as "academicTitle", email,
                  pending_email as "pendingEmail", mp_card_id as "cardNumber", created_at as since,
                  (select count(*)::integer from customer_address where customer_id = customer.id) as addresses,
                  array(select distinct form ->> 'phoneNumber' from customer_address
                         where customer_id = customer.id and form ->> 'phoneNumber' <> '' order by 1) as "phoneNumbers"
             from customer where id = $1`,
    values: [id],
  });
  return row;
}
