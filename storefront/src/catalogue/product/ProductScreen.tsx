import type { LabelCode, PagePayloadOf, Product } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { BuyProduct } from '../../cart/button/BuyProduct.tsx';
import { useWish } from '../../cart/button/useWish.ts';
import { fullName, shortName } from '../../product/productName.ts';
import { unbroken } from '../../product/unbroken.ts';
import { RecipeRow } from '../../recipe/RecipeRow.tsx';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { usePathTo, useText, WithTexts } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';
import { ProductSlider } from '../ProductSlider.tsx';
import { useStock } from '../useStock.ts';
import { Availability } from './Availability.tsx';
import { BuyBar } from './BuyBar.tsx';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { PriceBox } from './PriceBox.tsx';
import './product.css';
import { QuickFacts } from './QuickFacts.tsx';
import { Sizes } from './Sizes.tsx';

const loadTools = () => import('./ProductTools.tsx').then((module) => module?.ProductTools);

export default function ProductScreen({ payload }: { readonly payload: PagePayloadOf<'product-slug'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const { similar, companions, offerUntil, recipes, residues } = payload.data;
  const [product = payload.data.product] = useStock([payload.data.product]);
  const { brand, pack, facts, labels, category, parentCategories } = product;
  const wish = useWish(product.sku);
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
        <Gallery product={product} />
        <div className="product-main">
          {brand && brandHref && (
            <a className="product-brand" href={brandHref}>
              {brand.name}
            </a>
          )}
          <h1>{unbroken(shortName(product))}</h1>
          <p className="product-pack-line muted">
            {[pack, text('catalogue.product.article', { sku: product.sku })].filter(Boolean).join(' · ')}
          </p>
          {/* Outside the flow: nothing moves when it comes. */}
          <Tools product={product} />
          <div className="product-buy">
            <PriceBox product={product} offerUntil={offerUntil} />
            <Sizes product={product} />
            <BuyProduct product={product} wish={wish} />
            <Availability product={product} />
          </div>
        </div>
        <div className="product-about">
          <QuickFacts product={product} labels={labels.map(labelled)} />
          {residues && (
            <p className="product-residues">
              <a className="link" href={residues.href}>
                {residues.text}
              </a>
            </p>
          )}
          <h2 className="visually-hidden">{text('catalogue.product.about')}</h2>
          <p className="product-words">{facts.about}</p>
          {facts.notes.map((note) => (
            <p key={note} className="muted">
              {note}
            </p>
          ))}
          <Details product={product} />
        </div>
      </article>
      <BuyBar product={product} wish={wish} />
      <ProductSlider
        title={text('catalogue.product.companions')}
        text={companions.bought ? text('catalogue.product.companionsBought') : undefined}
        products={companions.products}
      />
      {recipes && (
        <WithTexts texts={recipes.texts}>
          <RecipeRow title={text('catalogue.product.recipes')} recipes={recipes.results} />
        </WithTexts>
      )}
      <ProductSlider
        title={text('catalogue.product.similar')}
        products={similar}
        more={more(leaf, text('catalogue.product.more'))}
      />
    </>
  );
}

/** A component of its own, so that coming alive renders this again and not the whole page. */
function Tools({ product }: { readonly product: Product }) {
  return <LazyComponent when={useHydrated()} load={loadTools} props={{ product }} />;
}

function more(leaf: { readonly href: string | undefined }, label: string) {
  return leaf.href === undefined ? undefined : { label, href: leaf.href };
}
