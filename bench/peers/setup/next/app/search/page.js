import { catalogue, search } from '../../lib/catalogue.js';
import { Tiles } from '../../lib/Tiles.js';

export default async function Search({ searchParams }) {
  const { q = '' } = await searchParams;
  const found = search(await catalogue(), q);
  return (
    <>
      <h1>{q}</h1>
      <p>{found.length} products</p>
      <Tiles products={found.slice(0, 48)} />
    </>
  );
}
