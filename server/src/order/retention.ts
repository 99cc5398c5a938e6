import type { RetentionRule } from '../platform/retention/rule.ts';

/** Books and business letters are kept for seven years from the end of their year in Austria, for six in Ireland. */
const yearsOfBooks = 8;
const days = yearsOfBooks * 365.25;
const withoutPerson = `jsonb_set(document, '{attempt}', without_person(document -> 'attempt'))`;

export const orderRetention: readonly RetentionRule[] = [
  {
    name: 'order-person',
    table: 'shop_order',
    key: ['order_number'],
    what: 'Names and addresses of orders; what was sold stays',
    days,
    since: 'placed_at',
    where: 'not forget',
    blank: `forget = true, document = ${withoutPerson}`,
    reason: 'invoices and credit notes are books (§ 132 BAO, § 212 UGB; s. 886 TCA 1997)',
  },
  {
    name: 'order-unfinished-person',
    table: 'shop_order',
    key: ['order_number'],
    what: 'Names and addresses of orders of deleted accounts that were never finished; finished ones lose them at once',
    days: 365.25,
    since: 'placed_at',
    where: `forget and status not in ('COMPLETED', 'CANCELLED')
      and document -> 'attempt' <> without_person(document -> 'attempt')`,
    blank: `document = ${withoutPerson}`,
    reason: 'what is on its way needs its address, but not for ever',
  },
  {
    name: 'withdrawal',
    table: 'withdrawal',
    key: ['reference'],
    what: 'Declarations of withdrawal, also of deleted accounts',
    days,
    since: 'received_at',
    reason: 'business letters that came in (§ 212 UGB; s. 886 TCA 1997), and the proof that a declaration was made',
  },
];
