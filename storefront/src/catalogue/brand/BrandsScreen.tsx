import type { PagePayloadOf } from '@trolley/contract';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ChipLink } from '../../ui/Chip.tsx';
import './brand.css';

/** All brands from A to Z, and the letters to jump to. */
export default function BrandsScreen({ payload }: { readonly payload: PagePayloadOf<'brands'> }) {
  const text = useText();
  const pathTo = usePathTo();
  const { letters } = payload.data;
  const placeOf = (index: number) => `brands-${index + 1}`;
  const title = text('catalogue.brands.title');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: title }]}
      />
      <div className="brands">
        <h1>{title}</h1>
        <nav aria-label={text('catalogue.brands.letters')}>
          <ul className="brand-letters">
            {letters.map(({ letter }, index) => (
              <li key={letter}>
                <ChipLink href={`#${placeOf(index)}`}>{letter}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, brands }, index) => (
          <section key={letter} className="brand-letter" aria-labelledby={placeOf(index)}>
            <h2 id={placeOf(index)}>{letter}</h2>
            <ul className="brand-names">
              {brands.map(({ slug, name, count }) => (
                <li key={slug}>
                  <a href={pathTo('brand-slug', { slug })}>
                    {name}
                    <small>{text('catalogue.count', { count })}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
