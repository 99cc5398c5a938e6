import type { SearchScreenData } from '@trolley/contract';
import { ChipLink } from '@trolley/ui/Chip.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';

const most = { categories: 6, brands: 4 } as const;

/** Categories and brands whose names match the search term: often what the shopper was looking for. */
export function SearchChips({ categories, brands }: Pick<SearchScreenData, 'categories' | 'brands'>) {
  const text = useText();
  const pathTo = usePathTo();
  const links = [
    ...categories
      .slice(0, most.categories)
      .map((hit) => ({ ...hit, href: pathTo('products-slug', { slug: hit.slug }) })),
    ...brands.slice(0, most.brands).map((hit) => ({ ...hit, href: pathTo('brand-slug', { slug: hit.slug }) })),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label={text('search.chips.label')}>
      <ul className="search-chips">
        {links.map(
          ({ href, name, count }) =>
            href && (
              <li key={href}>
                <ChipLink href={href}>
                  {name} <span className="muted figures">{count}</span>
                </ChipLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
