import { type PagePayloadOf, writeListing } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { Listing } from '../Listing.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { CategorySurroundings } from './CategorySurroundings.tsx';
import { Departments } from './Departments.tsx';
import './category.css';

/** A category and its products; without one, all departments of the shop. */
export default function CategoryScreen({ payload }: { readonly payload: PagePayloadOf<'products-slug'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const { category, listing, tree, story } = payload.data;
  const all = { label: text('catalogue.overview.title'), href: pathTo('products-slug') };
  const home = { label: text('content.home'), href: '/' };
  const crumbsLabel = text('shell.breadcrumbs.label');

  if (!category || !listing) {
    return (
      <>
        <Breadcrumbs label={crumbsLabel} crumbs={[home, { label: all.label }]} />
        <Departments categories={tree?.categories ?? []} />
      </>
    );
  }
  const path = pathTo('products-slug', { slug: category.slug }) ?? payload.path;
  const parents = category.parents.map(({ slug, name }) => ({ label: name, href: pathTo('products-slug', { slug }) }));
  return (
    <>
      <Breadcrumbs label={crumbsLabel} crumbs={[home, all, ...parents, { label: category.name }]} />
      <Listing
        listing={listing}
        hrefOf={(address) => path + writeListing(address)}
        title={category.name}
        story={story}
        bought={{ category: category.slug }}
        intro={<CategoryChips category={category} />}
        side={<CategorySurroundings category={category} />}
      />
    </>
  );
}
