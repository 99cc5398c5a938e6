import { cartId, showCart } from '../../../../lib/cart.js';
import { pool } from '../../../../lib/database.js';

const refuse = (error, status) => Response.json({ error }, { status });

/** Makes the order, once however often it is asked, if everything is there. */
export async function POST() {
  const id = await cartId();
  if (!id) return refuse('no cart', 404);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select address, shipping from cart where id = $1 for update', [id]);
    const placed = await client.query('select id from shop_order where cart_id = $1', [id]);
    if (placed.rowCount > 0) {
      await client.query('commit');
      return Response.json({ order: placed.rows[0].id });
    }
    const [cart] = rows;
    if (!cart?.address) throw new Error('no address');
    // In the order of their numbers, so that two orders of the same goods never wait for each other.
    await client.query(
      'select from product where sku in (select sku from cart_line where cart_id = $1) order by sku for update',
      [id],
    );
    const taken = await client.query(
      `update product set stock = stock - line.quantity from cart_line line
        where line.cart_id = $1 and product.sku = line.sku and product.stock >= line.quantity`,
      [id],
    );
    const { lines, total } = await showCart(id, client);
    if (lines.length === 0 || taken.rowCount < lines.length) throw new Error('sold out');
    const made = await client.query(
      'insert into shop_order (cart_id, email, total, document) values ($1, $2, $3, $4) returning id',
      [id, cart.address.email, total + cart.shipping, { lines, address: cart.address }],
    );
    await client.query('commit');
    return Response.json({ order: made.rows[0].id });
  } catch (error) {
    await client.query('rollback');
    return refuse(error.message, 409);
  } finally {
    client.release();
  }
}
