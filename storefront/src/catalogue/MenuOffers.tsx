import { getCategoryProducts, type Product, pictureSource } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useEffect, useState } from 'react';
import { PriceTag } from '../product/PriceTag.tsx';
import { ProductBadges } from '../product/ProductBadges.tsx';
import { fullName } from '../product/productName.ts';
import { unbroken } from '../product/unbroken.ts';
import { useProductPath } from '../product/useProductPath.ts';
import { call } from '../shell/api/api.ts';
import { useText } from '../shell/shop.tsx';
import './menu-offers.css';

/** The column has room for two, of different kinds: of so many they are chosen. */
const most = 8;

interface Shown {
  readonly reduced: boolean;
  readonly products: readonly Product[];
}

/** What was asked for in this visit, by department: pointing at one again asks nothing. */
const asked = new Map<string, Promise<Shown>>();

async function fetchOffers(slug: string): Promise<Shown> {
  const ask = async (offer: '1' | undefined) => {
    const query = { pageSize: most, ...(offer && { offer }) };
    return twoKinds((await call(getCategoryProducts, { params: { slug }, query })).results);
  };
  const offers = await ask('1');
  return offers.length > 0 ? { reduced: true, products: offers } : { reduced: false, products: await ask(undefined) };
}

function twoKinds([first, ...others]: readonly Product[]): readonly Product[] {
  if (!first) return [];
  const second = others.find(({ category }) => category.slug !== first.category.slug) ?? others[0];
  return second ? [first, second] : [first];
}

function offersOf(slug: string): Promise<Shown> {
  const known = asked.get(slug) ?? fetchOffers(slug);
  asked.set(slug, known);
  known.catch(() => asked.delete(slug));
  return known;
}

/** Beside the shelves of the open department what is reduced in it, or what is bought most where nothing is. */
export function MenuOffers({ menuId }: { readonly menuId: string }) {
  const text = useText();
  const pathTo = useProductPath();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const menu = document.getElementById(menuId);
    let last: string | undefined;
    const follow = () => {
      // The first link of a department leads to all of it.
      const slug = menu?.querySelector<HTMLAnchorElement>('details[open] a')?.pathname.split('/').at(-1);
      if (slug === undefined || slug === last) return;
      last = slug;
      void offersOf(slug).then(
        (offers) => slug === last && setShown(offers),
        () => slug === last && setShown(undefined),
      );
    };
    follow();
    // Capturing: the event of a department does not bubble.
    menu?.addEventListener('toggle', follow, true);
    return () => menu?.removeEventListener('toggle', follow, true);
  }, [menuId]);
  if (!shown || shown.products.length === 0) return null;
  return (
    <section className="menu-offers">
      <h2>{text(shown.reduced ? 'shell.menu.offers' : 'shell.menu.popular')}</h2>
      <ul>
        {shown.products.map((product) => (
          <li key={product.sku}>
            <a href={pathTo(product)}>{unbroken(fullName(product))}</a>
            <PriceTag product={product} />
            <Picture src={pictureSource(product.picture, 320)} alt="" width={132} height={132} />
            <ProductBadges product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
