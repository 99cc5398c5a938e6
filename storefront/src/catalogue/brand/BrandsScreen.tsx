import { type BrandCard, type FeaturedBrand, type PagePayloadOf, pictureSource } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import './brand.css';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** All brands from A to Z: a few large ones, the letters to jump to, and each with goods of its own. */
export default function BrandsScreen({ payload }: { readonly payload: PagePayloadOf<'brands'> }) {
  const text = useText();
  const { letters, featured, isMonthly } = payload.data;
  const count = letters.reduce((sum, { brands }) => sum + brands.length, 0);
  const used = letters.map(({ letter }) => letter);
  const placeOf = (letter: string) => `brands-${used.indexOf(letter) + 1}`;
  const title = text('catalogue.brands.title');
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: title }]}
      />
      <div className="brands">
        <div className="brands-head">
          <h1>{title}</h1>
          <p className="muted figures">{text('catalogue.brands.count', { count })}</p>
        </div>
        {featured.length > 0 && (
          <div role="group" aria-label={text('catalogue.brands.featured')}>
            <ul className="brands-featured">
              {featured.map((brand, index) => (
                <Featured key={brand.slug} brand={brand} isFirst={index === 0} isMonthly={isMonthly === true} />
              ))}
            </ul>
          </div>
        )}
        <nav className="brand-letters" aria-label={text('catalogue.brands.letters')}>
          <ul>
            {[...alphabet, ...used.filter((letter) => !alphabet.includes(letter))].map((letter) => (
              <li key={letter}>
                {used.includes(letter) ? (
                  <a href={`#${placeOf(letter)}`}>{letter}</a>
                ) : (
                  <span aria-hidden="true">{letter}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, brands }) => (
          <section key={letter} className="brand-letter" aria-labelledby={placeOf(letter)}>
            <h2 id={placeOf(letter)}>{letter}</h2>
            <ul className="brand-cards">
              {brands.map((brand) => (
                <Card key={brand.slug} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface FeaturedProps {
  readonly brand: FeaturedBrand;
  /** It is larger than the others. */
  readonly isFirst: boolean;
  /** The first is that of the month. */
  readonly isMonthly: boolean;
}

function Featured({ brand, isFirst, isMonthly }: FeaturedProps) {
  const text = useText();
  const pathTo = usePathTo();
  const { slug, name, count, offers, text: words, pictures } = brand;
  const counted = text('catalogue.count', { count });
  return (
    <li className="brand-featured">
      {isFirst && isMonthly && <p className="brand-month-kicker">{text('catalogue.brands.month')}</p>}
      <h2>
        <a href={pathTo('brand-slug', { slug })}>{name}</a>
      </h2>
      {words !== undefined && <p className="brand-featured-words">{words}</p>}
      <p className="brand-featured-count figures">
        {isFirst && offers > 0 ? `${counted} · ${text('catalogue.brands.offers', { count: offers })}` : counted}
      </p>
      <div className="brand-goods">
        {pictures.map((picture) => (
          <Picture key={picture} src={pictureSource(picture, 320)} alt="" width={320} height={320} />
        ))}
      </div>
    </li>
  );
}

function Card({ brand: { slug, name, count, pictures, categories } }: { readonly brand: BrandCard }) {
  const text = useText();
  const pathTo = usePathTo();
  return (
    <li>
      <a className="brand-card" href={pathTo('brand-slug', { slug })}>
        <b>{name}</b>
        <small>{[text('catalogue.count', { count }), categories.join(', ')].filter(Boolean).join(' · ')}</small>
        <span className="brand-card-goods">
          {pictures.map((picture) => (
            <Picture key={picture} src={pictureSource(picture, 160)} alt="" width={56} height={56} />
          ))}
        </span>
      </a>
    </li>
  );
}
