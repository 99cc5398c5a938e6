import type { ProductDetail } from '@trolley/contract';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../shell/shop.tsx';
import { Contact } from './Contact.tsx';
import { withDecimals } from './decimals.ts';

/** Whether more is known than numbers. */
export function hasOrigin({ facts, bundleInfo }: ProductDetail): boolean {
  const { origins, madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact } = facts;
  const others = [madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact, bundleInfo];
  return origins.length > 0 || others.some((one) => one !== undefined);
}

/** Where it comes from and how to keep it: names and values, nothing for what is not known. */
export function OriginFacts({ product: { facts, sku, bundleInfo } }: { readonly product: ProductDetail }) {
  const text = useText();
  const { decimal } = useShop().tenant.amounts;
  const placeName = ({ country, name = country, region }: ProductDetail['facts']['origins'][number]) =>
    [region, name].filter(Boolean).join(', ');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [text('catalogue.product.origin'), facts.origins.map(placeName).join(' · ')],
    [text('catalogue.product.madeIn'), facts.madeIn && placeName(facts.madeIn)],
    [text('catalogue.product.storage'), facts.storage],
    [text('catalogue.product.shelfLife'), facts.shelfLife],
    [text('catalogue.product.drainedWeight'), facts.drainedWeight],
    [text('catalogue.product.bundle'), bundleInfo],
    [
      text('catalogue.product.alcohol'),
      facts.alcohol !== undefined &&
        text('catalogue.product.alcoholValue', { percent: withDecimals(facts.alcohol, 1, decimal) }),
    ],
    [text('catalogue.product.maker'), facts.maker],
    [text('catalogue.product.contact'), facts.contact && <Contact key="contact" contact={facts.contact} />],
    [text('catalogue.product.gtin'), facts.gtin],
    [text('catalogue.product.sku'), sku],
  ];
  return (
    <dl className="product-facts">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
