import { cartId, ensureCart, showCart } from '../../../../lib/cart.js';
import { catalogue } from '../../../../lib/catalogue.js';
import { pool } from '../../../../lib/database.js';

const refuse = (error, status) => Response.json({ error }, { status });

async function read(request, least) {
  const { items } = await request.json();
  const { bySku } = await catalogue();
  const isGood = ({ sku, quantity }) =>
    bySku.has(sku) && Number.isInteger(quantity) && quantity >= least && quantity < 1000;
  return Array.isArray(items) && items.length > 0 && items.every(isGood) ? items : undefined;
}

/** Adds to what is there. */
export async function POST(request) {
  const items = await read(request, 1);
  if (!items) return refuse('items', 400);
  const id = await ensureCart();
  await pool.query({
    name: 'add',
    text: `insert into cart_line (cart_id, sku, quantity)
           select $1, * from unnest($2::text[], $3::int[])
           on conflict (cart_id, sku) do update set quantity = cart_line.quantity + excluded.quantity`,
    values: [id, items.map(({ sku }) => sku), items.map(({ quantity }) => quantity)],
  });
  return Response.json(await showCart(id));
}

/** Sets how many; none removes the line. */
export async function PUT(request) {
  const items = await read(request, 0);
  const id = await cartId();
  if (!items || !id) return refuse('items', 400);
  for (const { sku, quantity } of items)
    await pool.query(
      quantity === 0
        ? { name: 'remove', text: 'delete from cart_line where cart_id = $1 and sku = $2', values: [id, sku] }
        : {
            name: 'change',
            text: 'update cart_line set quantity = $3 where cart_id = $1 and sku = $2',
            values: [id, sku, quantity],
          },
    );
  return Response.json(await showCart(id));
}
