import { cartId, showCart } from '../../../lib/cart.js';

export async function GET() {
  const id = await cartId();
  return id ? Response.json(await showCart(id)) : Response.json({ error: 'no cart' }, { status: 404 });
}
