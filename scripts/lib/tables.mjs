import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.mjs';
import { collectStatements } from './statements.mjs';

/** Whose tables are whose. Only the statements of a table's own room read and write it; other rooms call that room. */
const tablesOfRooms = {
  platform: ['file_removal', 'job_run', 'mail', 'snapshot_version', 'tries', 'used_proof', 'bot_check_secret'],
  content: ['content_config', 'content_draft', 'content_page', 'content_plan', 'content_seed', 'content_version'],
  words: ['message_override', 'redirect'],
  catalogue: [
    ...[
      'banned_word',
      'bought_together',
      'brand',
      'catalogue_feed',
      'catalogue_list',
      'category',
      'price',
      'product',
      'product_sales',
      'residue',
    ],
    ...['recipe', 'recipe_thing', 'search_pin', 'stock', 'store', 'store_day', 'store_place', 'store_site'],
    ...['search_click_lift', 'search_click_sum', 'synonym', 'vat_rate', 'zone'],
  ],
  mediaLibrary: ['content_media'],
  picture: ['photo_source', 'picture'],
  service: ['slot', 'slot_hold', 'slot_stop'],
  customer: [
    ...[
      'customer',
      'customer_address',
      'customer_newsletter_topic',
      'customer_past_newsletter_topic',
      'customer_store',
    ],
    ...['mail_token', 'offline_account', 'session'],
  ],
  newsletter: [
    ...['newsletter_past_subscription', 'newsletter_request', 'newsletter_secret', 'newsletter_subscriber'],
    'newsletter_subscription',
  ],
  contactForm: ['form_submission', 'form_upload'],
  consent: ['consent_record'],
  favourite: ['customer_favorite'],
  recipe: ['meal_plan'],
  loyalty: ['loyalty_balance', 'loyalty_member', 'loyalty_movement', 'loyalty_task', 'physical_card'],
  cart: ['cart'],
  voucher: ['checkout_claim', 'discount_code', 'voucher_activation', 'voucher_count'],
  wallet: ['gift_card', 'gift_card_movement', 'wallet_key'],
  pass: ['delivery_pass', 'pass_purchase'],
  payment: ['payment', 'payment_task', 'saved_payment_method'],
  checkout: ['checkout', 'payment_message'],
  tracking: ['checkout_visitor', 'sale_report', 'search_click', 'visit_event', 'visit_sum'],
  staff: [
    ...['journal', 'staff', 'staff_invitation', 'staff_login', 'staff_preview', 'staff_recovery_code'],
    ...['staff_role', 'staff_session'],
  ],
  order: ['credit_note', 'invoice', 'purchase', 'shop_order', 'shop_secret', 'withdrawal'],
};

/** Statements that need another room's table: for one moment's truth, or because they run with every cart or order. */
const sharedTables = [
  { room: 'catalogue', table: 'picture', why: 'a product knows whether its picture is a photo, and photos lead' },
  { room: 'catalogue', table: 'snapshot_version', why: 'its version, its lists and its lock are of one moment' },
  { room: 'checkout', table: 'payment', why: 'a checkout and its payment begin, are read and end in one statement' },
  { room: 'checkout', table: 'shop_order', why: 'the order that came of a checkout is read with it, by every caller' },
  {
    room: 'voucher',
    table: 'checkout',
    why: 'a claim of the asking cart itself does not count: asked with every cart',
  },
  { room: 'voucher', table: 'customer', why: 'what a customer is entitled to is one statement of every shown cart' },
  { room: 'voucher', table: 'delivery_pass', why: 'part of the same statement' },
  {
    room: 'wallet',
    table: 'checkout_claim',
    why: 'money is claimed in the same table; its rows are told apart by kind',
  },
  { room: 'wallet', table: 'customer', why: 'whether there is such a customer, and what they hold, is one statement' },
];

/** Every table that a migration creates. */
function migratedTables(folder = join(root, 'server/migrations')) {
  const created = /create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gi;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(created)].map(([, table]) => table));
  return [...new Set(names)].sort();
}

/** What the server's code says to the database: its statements, and the rules of retention, which are SQL in parts. */
export function saidToDatabase(folder = 'server/src') {
  const rules = filesBelow(folder, /^retention\.ts$/).map((file) => ({
    place: file,
    texts: [readFileSync(join(root, file), 'utf8').replace(/\btable: '([a-z_]+)'/g, 'from $1')],
  }));
  return [...collectStatements(folder), ...rules];
}

/** Tables without a room, tables in two, statements that use another room's, and shares that nothing needs any more. */
export function tableProblems(statements, tables = migratedTables()) {
  const named = Object.values(tablesOfRooms).flat();
  return [
    ...tables
      .filter((table) => !named.includes(table))
      .map((table) => `${table} has no room in scripts/lib/tables.mjs`),
    ...named.filter((table) => !tables.includes(table)).map((table) => `${table} has a room, but is no table`),
    ...named.filter((table, at) => named.indexOf(table) !== at).map((table) => `${table} has two rooms`),
    ...foreignTables(statements),
    ...unusedShares(statements).map(({ room, table }) => `${room} shares ${table}, but no statement needs it`),
  ];
}

/** Where a statement names a table that is neither its room's nor shared with it. */
function foreignTables(statements) {
  const roomOf = new Map(Object.entries(tablesOfRooms).flatMap(([room, tables]) => tables.map((one) => [one, room])));
  const isShared = (room, table) => sharedTables.some((one) => one.room === room && one.table === table);
  const found = statements.flatMap(({ place, texts }) => {
    const room = place.split('/')[2];
    const foreign = [...new Set(texts.flatMap(tablesIn))].filter((table) => {
      const owner = roomOf.get(table);
      return owner !== undefined && owner !== room && !isShared(room, table);
    });
    return foreign.map((table) => `${place} uses ${table}, which is of ${roomOf.get(table)}`);
  });
  return [...new Set(found)];
}

/** Shared tables that no statement needs any more. */
function unusedShares(statements) {
  const used = new Set(
    statements.flatMap(({ place, texts }) => texts.flatMap(tablesIn).map((table) => `${place.split('/')[2]} ${table}`)),
  );
  return sharedTables.filter(({ room, table }) => !used.has(`${room} ${table}`));
}

/** Names that stand where SQL expects a table. */
function tablesIn(text) {
  const lists = [
    ...text.matchAll(/\b(?:from|join|into|update|using|lock table)\s+(?:only\s+)?([a-z_]+(?:\s*,\s*[a-z_]+)*)/gi),
  ];
  return lists.flatMap(([, names]) => names.split(',').map((name) => name.trim()));
}
