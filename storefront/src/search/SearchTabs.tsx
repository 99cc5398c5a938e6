import type { SearchScreenData, SearchTab } from '@trolley/contract';
import { usePathTo, useText } from '../shell/shop.tsx';

const titles: Readonly<Record<SearchTab, string>> = {
  products: 'search.type.products',
  recipes: 'search.type.recipes',
  content: 'search.type.content',
};

/** The kinds of results there are, each with an address of its own. */
export function SearchTabs({ data: { term, tab, products, recipes, content } }: { readonly data: SearchScreenData }) {
  const text = useText();
  const path = usePathTo()('search-term', { term });
  const others = content.total + (recipes?.total ?? 0);
  if (path === undefined || (products ? others === 0 && tab === 'products' : !recipes)) return null;
  const tabs: readonly (readonly [SearchTab, number, string])[] = [
    // The address alone opens the products, if there are any.
    ...(products ? [['products', products.total, products.total > 0 ? path : `${path}?tab=products`] as const] : []),
    ...(recipes ? [['recipes', recipes.total, `${path}?tab=recipes`] as const] : []),
    ['content', content.total, `${path}?tab=content`],
  ];
  // A tab without anything behind it says nothing; the one that is open stays, and so do products.
  const isWorthATab = ([kind, total]: (typeof tabs)[number]) => total > 0 || kind === tab || kind === 'products';
  return (
    <nav className="search-tabs" aria-label={text('search.tabs.label')}>
      <ul className="search-tabs-list">
        {tabs.filter(isWorthATab).map(([kind, total, href]) => (
          <li key={kind}>
            <a href={href} aria-current={kind === tab ? 'page' : undefined}>
              {text(titles[kind])} <span className="figures">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
