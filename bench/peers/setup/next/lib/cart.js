import { cookies } from 'next/headers';
import { catalogue } from './catalogue.js';
import { pool } from './database.js';

export async function cartId() {
  return (await cookies()).get('cart')?.value;
}

/** The cart of this browser; a new one where it has none. */
export async function ensureCart() {
  const known = await cartId();
  if (known) return known;
  const { rows } = await pool.query('insert into cart default values returning id');
  (await cookies()).set('cart', rows[0].id, { httpOnly: true, sameSite: 'lax', path: '/' });
  return rows[0].id;
}

/** `on`: the connection of a transaction, where there is one. */
export async function showCart(id, on = pool) {
  const { bySku } = await catalogue();
  const { rows } = await on.query({
    name: 'lines',
    text: 'select sku, quantity from cart_line where cart_id = $1 order by added_at, sku',
    values: [id],
  });
  const lines = rows.map(({ sku, quantity }) => {
    const { name, slug, price } = bySku.get(sku);
    return { sku, name, slug, quantity, price, total: price * quantity };
  });
  return { id, lines, total: lines.reduce((sum, line) => sum + line.total, 0) };
}
