/** What must be the same afterwards; jobs write other tables at any moment. */
const bought = ['cart', 'checkout', 'payment', 'shop_order', 'invoice', 'credit_note', 'slot_hold', 'gift_card'];
const people = ['customer', 'session', 'loyalty_movement', 'gift_card_movement', 'form_upload', 'shop_secret'];
const shown = ['product', 'price', 'content_page'];
const tables = [...bought, ...people, ...shown];

/** What a database holds: the fingerprint of every table, the numbers of orders and invoices. */
export function stateOf(server, database) {
  const list = (sql) => server.ask(database, sql).split('\n').filter(Boolean);
  return {
    tables: Object.fromEntries(
      tables.map((table) => [
        table,
        server.ask(
          database,
          `select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') from ${table} t`,
        ),
      ]),
    ),
    orders: list('select order_number from shop_order'),
    invoices: list('select number from invoice').map(Number),
  };
}
