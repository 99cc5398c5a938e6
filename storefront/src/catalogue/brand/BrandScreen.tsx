import { type PagePayloadOf, writeListing } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { Listing } from '../Listing.tsx';
import { BrandStoryWords } from './BrandStoryWords.tsx';
import './brand.css';

export default function BrandScreen({ payload }: { readonly payload: PagePayloadOf<'brand-slug'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const { brand, story, listing } = payload.data;
  const path = pathTo('brand-slug', { slug: brand.slug }) ?? payload.path;
  const crumbs = [
    { label: text('content.home'), href: '/' },
    { label: text('catalogue.brands.title'), href: pathTo('brands') },
    { label: brand.name },
  ];
  return (
    <>
      <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />
      <Listing
        listing={listing}
        hrefOf={(address) => path + writeListing(address)}
        title={brand.name}
        bought={{ filter: { brand: [brand.slug] } }}
        intro={(story ?? brand.about ?? brand.maker) && <BrandStoryWords brand={brand} story={story} />}
      />
    </>
  );
}
