import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { captureLog } from './platform/http/testing.ts';
import { repositoryRoot } from './platform/paths.ts';
import { applyRetention, retentionStatement } from './platform/retention/applyRetention.ts';
import type { RetentionRule } from './platform/retention/rule.ts';
import { retentionRules } from './retentionRules.ts';

const rules = retentionRules();
let own: TestDatabase;
const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
const retain = () => applyRetention(rules, { database: own.database, log: captureLog().log });

beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const daysAgo = (days: number) => `now() - interval '${days} days'`;

async function insertCart(status: string, days: number, { touched = days, customerId = null as string | null } = {}) {
  const id = randomUUID();
  await query(
    `insert into cart (id, status, document, customer_id, created_at, touched_at)
     values ($1, $2, '{"v":1}', $3, ${daysAgo(days)}, ${daysAgo(touched)})`,
    id,
    status,
    customerId,
  );
  return id;
}

async function insertCheckout(status: string, payment: string, days: number, attention: string | null = null) {
  const id = randomUUID();
  await query(
    `insert into checkout (id, cart_id, browser_hash, status, attempt, total, created_at, expires_at)
     values ($1, $2, sha256('b'), $3, '{"billingAddress":{"lastName":"Gruber"}}', 100, ${daysAgo(days)}, now())`,
    id,
    randomUUID(),
    status,
  );
  await query(
    `insert into payment (id, checkout_id, provider, method_key, amount, currency, status, attention, hosted_url, created_at)
     values ($1, $2, 'sandbox', 'credit-cards', 100, 'EUR', $3, $4, 'https://pay.example/1', ${daysAgo(days)})`,
    randomUUID(),
    id,
    payment,
    attention,
  );
  return id;
}

const idsIn = async (table: string, ids: readonly string[]) =>
  (await query<{ id: string }>(`select id from ${table} where id = any($1)`, ids)).map(({ id }) => id);

describe('rows that only grew have an end', () => {
  test('SAFE-06 carts that were given up, ordered or left alone; not those somebody uses', async () => {
    const over = [
      await insertCart('ABANDONED', 31),
      await insertCart('ORDERED', 31),
      await insertCart('OPEN', 91),
      await insertCart('ABANDONED', 31, { customerId: randomUUID() }),
    ];
    const stays = [
      await insertCart('ABANDONED', 29),
      await insertCart('ORDERED', 400, { touched: 29 }),
      await insertCart('OPEN', 400, { touched: 1 }),
      await insertCart('OPEN', 400, { customerId: randomUUID() }),
      await insertCart('FINALIZED', 400),
    ];
    await query(
      'update cart set mode = $2, order_number = $3, beside = $4 where id = $1',
      stays[4],
      'ADDON',
      '1',
      over[0],
    );
    await retain();
    expect(await idsIn('cart', over)).toEqual([]);
    expect(new Set(await idsIn('cart', stays))).toEqual(new Set(stays));
  });

  test('SAFE-06 checkouts that came to nothing go with their payment, unless money is still to be found', async () => {
    const over = [await insertCheckout('FAILED', 'DECLINED', 31), await insertCheckout('FAILED', 'VOIDED', 31)];
    const [paid] = over;
    await query(`insert into checkout_claim (checkout_id, kind, reference) values ($1, 'code', 'WELCOME')`, paid);
    await query(
      `insert into payment_task (payment_id, kind, amount) select id, 'void', 0 from payment where checkout_id = $1`,
      paid,
    );
    await query(
      `with card as (insert into gift_card (number_hash, last_four, pin_hash) values (sha256('1'), '1111', '') returning id)
                 insert into gift_card_movement (gift_card_id, amount, reason, checkout_id) select id, 500, 'back', $1 from card`,
      paid,
    );
    const blank = [
      await insertCheckout('FAILED', 'CREATED', 31),
      await insertCheckout('FAILED', 'VOIDED', 31, 'somebody looks'),
      await insertCheckout('ORDERED', 'CAPTURED', 31),
    ];
    const stays = [await insertCheckout('FAILED', 'DECLINED', 29), await insertCheckout('OPEN', 'CREATED', 31)];
    await retain();
    expect(await idsIn('checkout', over)).toEqual([]);
    expect(await query('select 1 from payment where checkout_id = any($1)', over)).toEqual([]);
    expect(await query('select amount, checkout_id from gift_card_movement')).toEqual([
      { amount: 500, checkout_id: null },
    ]);
    const attempts = (ids: readonly string[]) =>
      query<{ named: boolean }>(`select attempt::text like '%Gruber%' as named from checkout where id = any($1)`, ids);
    expect(await attempts(blank)).toEqual(blank.map(() => ({ named: false })));
    expect(await attempts(stays)).toEqual(stays.map(() => ({ named: true })));
    const [ordered] = await query<{ page: string | null }>(
      'select hosted_url as page from payment where checkout_id = $1',
      blank[2],
    );
    expect(ordered).toEqual({ page: null });
  });

  test('SAFE-06 messages of providers, and holds that ended or were given back', async () => {
    await query(`insert into payment_message values ('p', 'old', ${daysAgo(31)}), ('p', 'new', ${daysAgo(29)})`);
    await query(`insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
                 values ('s', 'DELIVERY', '1', now() + interval '1 day', now() + interval '2 days', now(), 9, 0)`);
    const holds = [
      [8, true],
      [8, false],
      [6, true],
      [-1, false],
    ] as const;
    for (const [days, released] of holds)
      await query(
        `insert into slot_hold (cart_id, slot_id, held_until, first_held_at, released) values ($1, 's', ${daysAgo(days)}, now(), $2)`,
        randomUUID(),
        released,
      );
    await retain();
    expect(await query('select message_id from payment_message')).toEqual([{ message_id: 'new' }]);
    expect(await query('select released from slot_hold order by released')).toEqual([
      { released: false },
      { released: true },
    ]);
  });

  test('SAFE-06 declarations of withdrawal, sessions, links, tries and answers to the bot check', async () => {
    for (const days of [3000, 2900])
      await query(
        `insert into withdrawal (order_number, name, email, received_at) values ('1', 'Anna', 'a@example.at', ${daysAgo(days)})`,
      );
    const [customer] = await query<{ id: string }>(
      `insert into customer (email, password_hash, first_name, last_name) values ('a@example.at', '', 'A', 'B') returning id`,
    );
    for (const [at, when] of [daysAgo(1), daysAgo(-1)].entries()) {
      const hash = `sha256('${at}')`;
      await query(`insert into session (id_hash, customer_id, expires_at) values (${hash}, $1, ${when})`, customer?.id);
      await query(
        `insert into mail_token (token_hash, purpose, subject, expires_at) values (${hash}, 'registration', '{"firstName":"A"}', ${when})`,
      );
      await query(`insert into used_proof values (${hash}, ${when})`);
      await query(`insert into tries values (${hash}, ${daysAgo(2 - 2 * at)}, 3)`);
    }
    await retain();
    for (const table of ['withdrawal', 'session', 'mail_token', 'used_proof', 'tries'])
      expect(await query(`select count(*)::integer as count from ${table}`), table).toEqual([{ count: 1 }]);
  });
});

test.each(rules.map((rule) => [rule.name, rule] as const))(
  'SAFE-06 %s finds what is old by an index',
  async (_, rule) => {
    const { text, values } = retentionStatement(rule, new Date(), 1000);
    const plan = await own.database.transaction(async (tx) => {
      await tx.query({ text: 'set local enable_seqscan = off' });
      return tx.query<Record<string, string>>({ text: `explain ${text}`, values });
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(new RegExp(`Index Cond: \\(${rule.since} <`));
  },
);

test('SAFE-06 names, reasons and ages are all there, and the table of operations.md is this one', () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  const docs = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const [, table = ''] =
    /\| what \| table \| how long \| why \|\n\|---\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(docs) ?? [];
  expect(table.trimEnd().split('\n')).toEqual(rules.map(lineOf));
});

function lineOf({ what, table, days, blank, reason }: RetentionRule): string {
  return `| ${what} | \`${table}\`${blank ? ', emptied' : ''} | ${ageOf(days)} | ${reason} |`;
}

function ageOf(days: number): string {
  const years = days / 365.25;
  if (days === 0) return 'not at all';
  if (Number.isInteger(years)) return years === 1 ? '1 year' : `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
