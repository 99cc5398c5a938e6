import Link from 'next/link';
import { money } from './catalogue.js';

export function Tiles({ products }) {
  return (
    <ul>
      {products.map(({ sku, slug, name, pack, price }) => (
        <li key={sku}>
          <Link href={`/p/${slug}`} prefetch={false}>
            <h3>{name}</h3>
          </Link>
          <p>{pack}</p>
          <p>{money(price)}</p>
          <button type="button">Add to cart</button>
        </li>
      ))}
    </ul>
  );
}
