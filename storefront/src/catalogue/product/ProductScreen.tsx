import type { LabelCode, PagePayloadOf } from '@trolley/contract';
import { BuyProduct } from '../../cart/button/BuyProduct.tsx';
import { fullName, shortName } from '../../product/productName.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ProductSlider } from '../ProductSlider.tsx';
import { useStock } from '../useStock.ts';
import { Availability } from './Availability.tsx';
import { Details } from './Details.tsx';
import { OtherSizes } from './OtherSizes.tsx';
import { PriceBox } from './PriceBox.tsx';
import { ProductStage } from './ProductStage.tsx';
import './product.css';
import { QuickFacts } from './QuickFacts.tsx';

const stageSizes = '(min-width: 1280px) 610px, (min-width: 960px) 44vw, (min-width: 600px) 42vw, 83vw';

export default function ProductScreen({ payload }: { readonly payload: PagePayloadOf<'product-slug'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const { similar, companions } = payload.data;
  const [product = payload.data.product] = useStock([payload.data.product]);
  const { brand, pack, facts, labels, sizes, category, parentCategories } = product;
  const brandHref = brand && pathTo('brand-slug', { slug: brand.slug });
  const leaf = { label: category.name, href: pathTo('products-slug', { slug: category.slug }) };
  const crumbs = [
    { label: text('content.home'), href: '/' },
    ...parentCategories.map(({ slug, name: label }) => ({ label, href: pathTo('products-slug', { slug }) })),
    leaf,
    { label: fullName(product) },
  ];
  // A certified label is worth what its certificate says.
  const labelled = (code: LabelCode) => {
    const label = text(`catalogue.label.${code}`);
    const certificate = facts.certificates?.find((one) => one.label === code);
    return certificate ? text('catalogue.product.certificate', { ...certificate, label }) : label;
  };
  return (
    <>
      <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />
      <article className="product-page">
        <ProductStage product={product} sizes={stageSizes} eager />
        <div className="product-main">
          {brand && brandHref && (
            <a className="product-brand" href={brandHref}>
              {brand.name}
            </a>
          )}
          <h1>{shortName(product)}</h1>
          {pack !== '' && <p className="muted">{pack}</p>}
          <div className="product-buy">
            <PriceBox product={product} />
            <Availability product={product} />
            <BuyProduct product={product} />
          </div>
          <OtherSizes sizes={sizes} />
          <Details product={product} />
        </div>
        <div className="product-about">
          <QuickFacts product={product} />
          <h2 className="visually-hidden">{text('catalogue.product.about')}</h2>
          <p className="product-words">{facts.about}</p>
          {facts.notes.map((note) => (
            <p key={note} className="muted">
              {note}
            </p>
          ))}
          {labels.length > 0 && (
            <ul className="product-labels">
              {labels.map((label) => (
                <li key={label}>
                  <Tag>{labelled(label)}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <ProductSlider
        title={text('catalogue.product.companions')}
        text={companions.bought ? text('catalogue.product.companionsBought') : undefined}
        products={companions.products}
      />
      <ProductSlider
        title={text('catalogue.product.similar')}
        products={similar}
        more={more(leaf, text('catalogue.product.more'))}
      />
    </>
  );
}

function more(leaf: { readonly href: string | undefined }, label: string) {
  return leaf.href === undefined ? undefined : { label, href: leaf.href };
}
