import type { Product } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { ChipLink } from '@trolley/ui/Chip.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { ProductSlider } from '../catalogue/ProductSlider.tsx';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';

interface NothingFoundProps {
  readonly term: string;
  /** Popular products. */
  readonly instead: readonly Product[];
}

/** No results: offers other terms, departments, popular products, or the home page. */
export function NothingFound({ term, instead }: NothingFoundProps) {
  const text = useText();
  const pathTo = usePathTo();
  const { navigation } = useShop().site.header;
  const home = pathTo('index');
  const sitemap = pathTo('sitemap');
  return (
    <>
      <div role="status">
        <EmptyState
          icon={NothingFoundIcon}
          title={text('search.empty.title', { term })}
          action={
            <>
              {home && <ButtonLink href={home}>{text('search.empty.home')}</ButtonLink>}
              {sitemap && (
                <ButtonLink kind="outline" href={sitemap}>
                  {text('search.empty.sitemap')}
                </ButtonLink>
              )}
            </>
          }
        >
          <p>{text('search.empty.advice')}</p>
        </EmptyState>
      </div>
      {navigation.length > 0 && (
        <nav className="search-ranges" aria-labelledby="search-ranges">
          <h2 id="search-ranges">{text('search.empty.ranges')}</h2>
          <ul className="search-chips">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <ChipLink href={href}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {instead.length > 0 && <ProductSlider title={text('search.empty.instead')} products={instead} />}
    </>
  );
}
