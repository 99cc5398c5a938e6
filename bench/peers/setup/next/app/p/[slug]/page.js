import { notFound } from 'next/navigation';
import { catalogue, money } from '../../../lib/catalogue.js';
import { Tiles } from '../../../lib/Tiles.js';

export const revalidate = 300;
export const generateStaticParams = () => [];

export default async function Product({ params }) {
  const { slug } = await params;
  const { bySlug, byShelf } = await catalogue();
  const product = bySlug.get(slug);
  if (!product) notFound();
  const others = byShelf.get(product.category_slug).products.filter((one) => one !== product);
  return (
    <>
      <h1>{product.name}</h1>
      <p>{product.pack}</p>
      <p>{money(product.price)}</p>
      <p>{product.description}</p>
      <button type="button">Add to cart</button>
      <h2>Similar</h2>
      <Tiles products={others.slice(0, 5)} />
    </>
  );
}
