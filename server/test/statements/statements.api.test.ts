import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectStatements } from '../../../scripts/lib/statements.mjs';
import { createTestDatabase, type TestDatabase } from '../../src/platform/database/testing.ts';
import { retentionStatement } from '../../src/platform/retention/applyRetention.ts';
import { retentionRules } from '../../src/retentionRules.ts';
import { fillTables } from './fillTables.ts';
import { scannedBy } from './plans.ts';

/** Tables that stay small however long a shop sells. Every other one grows, also one that is added tomorrow. */
const small = new Set([
  ...['migration', 'shop', 'shop_secret', 'newsletter_secret', 'bot_check_secret', 'snapshot_version', 'job_run'],
  ...['content_page', 'content_config', 'content_seed'],
  // A few thousand at most, all of them in memory.
  ...['redirect', 'message_override'],
  // What editors have under way, which is limited by person and by page.
  ...['content_draft', 'content_plan'],
  ...[
    'catalogue_feed',
    'catalogue_list',
    'zone',
    'store',
    'store_site',
    'store_day',
    'vat_rate',
    'category',
    'brand',
    'picture',
  ],
  ...['synonym', 'search_pin', 'banned_word'],
  // Of 2,000 terms, all in memory.
  'search_click_lift',
  // Made some weeks ahead, swept afterwards.
  ...['slot', 'slot_stop'],
  ...['discount_code', 'voucher_count'],
  // People who work for the retailer.
  ...['staff', 'staff_role'],
]);

/** Statements that look at a whole table because that is what they are for. */
const exceptions: readonly { readonly place: RegExp; readonly reason: string }[] = [
  { place: /^server\/src\/catalogue\/import\//, reason: 'an import compares the whole catalogue with its files' },
  { place: /^server\/src\/catalogue\/storage\/(renewal|feedState)\.ts/, reason: 'the demo renews its whole catalogue' },
  {
    place: /^server\/src\/catalogue\/storage\/queries\.ts.*where not retired order by sku/,
    reason: 'loads all products',
  },
  {
    place: /^server\/src\/catalogue\/storage\/queries\.ts.*from residue where sampled_on > current_date - 730/,
    reason: 'loads the tests of two years, which is most of what there is',
  },
  { place: /^server\/src\/catalogue\/popularity\//, reason: 'every product that was sold, once an hour' },
  { place: /^server\/src\/catalogue\/clicks\//, reason: 'every term that something was opened for, once an hour' },
  { place: /^server\/src\/catalogue\/companion\//, reason: 'what is stored is replaced as a whole, once a day' },
  {
    place: /^server\/src\/(catalogue\/storage\/productPictures|picture\/photoSources)\.ts/,
    reason: 'an import with photos looks once at all that the shop has',
  },
  {
    place: /^server\/src\/staff\/journal\/queries\.ts.*order by entry\.at desc/,
    reason: 'planned with its values, see staff/journal/plans.api.test.ts',
  },
];

/** Statements that cannot be read from the source, and what makes sure of them otherwise. */
const unread: readonly RegExp[] = [
  // By the primary key of each table of the catalogue, see tables.ts.
  /^server\/src\/catalogue\/storage\/(?:writeRows|writeList|compareRows)\.ts/,
  // Hands on what its caller checks: one kind of problem that is told in parts.
  /^server\/src\/catalogue\/import\/queries\.ts/,
  // Made from the rules of retention, which are looked at below.
  /^server\/src\/platform\/retention\/applyRetention\.ts/,
];

const collected = collectStatements('server/src');
let own: TestDatabase;
let growing: readonly string[];
beforeAll(async () => {
  own = await createTestDatabase();
  const tables = await own.database.query<{ name: string }>({
    text: `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  });
  growing = tables.map(({ name }) => name).filter((name) => !small.has(name));
  await own.database.session((session) => fillTables(session, growing));
});
afterAll(() => own.drop());

test('every statement of the code can be read, but for those named here', () => {
  const missed = collected.filter(({ texts }) => texts.length === 0);
  expect(missed.map(({ place }) => place).filter((place) => !unread.some((known) => known.test(place)))).toEqual([]);
});

test('SAFE-07 every statement is valid, and none reads a table that grows from end to end', async () => {
  const rules = retentionRules().map((rule) => ({
    place: `retention rule ${rule.name}`,
    texts: [retentionStatement(rule, new Date(), 1000).text],
  }));
  const statements = [...collected, ...rules].flatMap(({ place, texts }) =>
    texts.map((text) => ({ place, text, shown: `${place} ${text.replaceAll(/\s+/g, ' ').trim()}` })),
  );
  const found: string[] = [];
  await own.database.session((session) =>
    session.transaction(async (tx) => {
      // A join by hash reads a table whole where it is not much larger than what is looked for; here all count as large.
      await tx.query({ text: 'set local enable_hashjoin = off; set local enable_mergejoin = off' });
      for (const { text } of statements) if (text.startsWith('create temporary table')) await tx.query({ text });
      for (const { text, shown } of statements.filter((one) => isPlanned(one.text))) {
        const scanned = (await scannedBy(tx, text)).filter((table) => growing.includes(table));
        if (scanned.length > 0 && !exceptions.some(({ place }) => place.test(shown)))
          found.push(`${scanned.join()}: ${shown}`);
      }
    }),
  );
  expect(found).toEqual([]);
});

const isPlanned = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

test('SAFE-07 whatever refers to a table that grows is found by an index when its row goes', async () => {
  const references = await own.database.query<{ reference: string; to: string }>({
    text: `select conrelid::regclass || '.' || (select string_agg(attname, ',' order by attnum) from pg_attribute
                                                 where attrelid = conrelid and attnum = any(conkey)) as reference,
                  confrelid::regclass::text as to
             from pg_constraint
            where contype = 'f' and not exists (
              select from pg_index where indrelid = conrelid and indisvalid
                and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
                and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
            order by 1`,
  });
  expect(references.filter(({ to }) => growing.includes(to))).toEqual([]);
});

/** Called with a row that exists; each with everything its functions, triggers and references do. */
const oneOf = `lpad(to_hex(4200), 32, '0')::uuid`;
const calls: Readonly<Record<string, string>> = {
  'an account that is deleted': `delete from customer where id = ${oneOf}`,
  'a slot that is held': `select hold_slot(${oneOf}, 't1', 'delivery', 't1', 1.0, 1.0, 10, 15, 60)`,
  'a hold that is renewed': `select renew_hold(${oneOf}, 15, 60)`,
  'a hold that is prolonged for a payment': `select extend_hold(${oneOf}, now() + interval '20 minutes')`,
  'a hold that is restored': `select restore_hold(${oneOf}, 15, 60)`,
  'a slot that is released': `select release_slot(${oneOf})`,
  'a slot that is passed on': `select pass_slot_on(${oneOf}, lpad(to_hex(4300), 32, '0')::uuid)`,
  'a slot that is booked': `select book_slot(${oneOf}, 1.0, 1.0)`,
  'a slot that is given back': `select unbook_slot('t1', 1.0, 1.0)`,
  'an invoice': `select issue_invoice(4200)`,
  'a credit note': `select issue_credit_note(4200)`,
};

test.for(Object.entries(calls))(
  'SAFE-07 %s reads no table that grows from end to end, inside its functions and triggers',
  async ([, text]) => {
    const undone = new Error('undone');
    let scanned: readonly { readonly name: string }[] = [];
    const call = own.database.transaction(async (tx) => {
      await tx.query({ text });
      scanned = await tx.query<{ name: string }>({
        text: 'select relname as name from pg_stat_xact_user_tables where seq_scan > 0 and seq_tup_read > 0',
      });
      throw undone;
    });
    await expect(call).rejects.toBe(undone);
    expect(scanned.map(({ name }) => name).filter((name) => growing.includes(name))).toEqual([]);
  },
);
