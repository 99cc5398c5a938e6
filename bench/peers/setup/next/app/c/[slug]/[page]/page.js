import Link from 'next/link';
import { notFound } from 'next/navigation';
import { catalogue } from '../../../../lib/catalogue.js';
import { Tiles } from '../../../../lib/Tiles.js';

// Rendered when it is first asked for, kept, and renewed after five minutes.
export const revalidate = 300;
export const generateStaticParams = () => [];

// As many as Trolley's page has.
const pageSize = 48;

export default async function List({ params }) {
  const { slug, page } = await params;
  const shelf = (await catalogue()).byShelf.get(slug);
  const from = (Number(page) - 1) * pageSize;
  if (!shelf || !(from >= 0 && from < shelf.products.length)) notFound();
  return (
    <>
      <h1>{shelf.name}</h1>
      <p>{shelf.products.length} products</p>
      <Tiles products={shelf.products.slice(from, from + pageSize)} />
      <Link href={`/c/${slug}/${Number(page) + 1}`} prefetch={false}>
        Next
      </Link>
    </>
  );
}
