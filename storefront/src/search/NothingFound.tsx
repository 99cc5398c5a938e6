import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NothingFoundIcon } from '../ui/icons.ts';

/** Says what can be done instead: other words, the ranges of the shop, or the way home. */
export function NothingFound({ term }: { readonly term: string }) {
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
        <nav className="search-ways" aria-labelledby="search-ways">
          <h2 id="search-ways">{text('search.empty.ranges')}</h2>
          <ul className="search-chips">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <ButtonLink kind="outline" size="s" href={href}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
