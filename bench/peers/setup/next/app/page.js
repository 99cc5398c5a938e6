import Link from 'next/link';
import { connection } from 'next/server';
import { catalogue } from '../lib/catalogue.js';

export default async function Home() {
  await connection();
  const { byShelf } = await catalogue();
  return (
    <ul>
      {[...byShelf.values()].map(({ slug, name }) => (
        <li key={slug}>
          <Link href={`/c/${slug}/1`} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
