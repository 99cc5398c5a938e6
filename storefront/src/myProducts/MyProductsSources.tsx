import { myProductSources } from '@trolley/contract';
import { ChipLink } from '@trolley/ui/Chip.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { firstView, type MyProductsView, recipesQuery, writeView } from './myProductsAddress.ts';

/** Before the longest name, so that a phone shows it without scrolling. */
const placeOfRecipes = 3;

interface MyProductsSourcesProps {
  readonly path: string;
  /** The products that are shown; none where it is the recipes. */
  readonly view?: MyProductsView;
}

/** Where the products come from, and the recipes beside them where the shop has some: each an address of its own. */
export function MyProductsSources({ path, view }: MyProductsSourcesProps) {
  const text = useText();
  const hasRecipes = usePathTo()('recipes') !== undefined;
  const products = myProductSources.map((source) => ({
    name: text(`myProducts.source.${source}`),
    href: path + writeView({ ...firstView, ...view, page: 1, source }),
    current: source === view?.source,
  }));
  const recipes = { name: text('myProducts.recipe.source'), href: path + recipesQuery, current: view === undefined };
  const chips = hasRecipes ? products.toSpliced(placeOfRecipes, 0, recipes) : products;
  return (
    <nav className="listing-intro" aria-label={text('myProducts.source.label')}>
      <ul className="my-products-sources">
        {chips.map(({ name, href, current }) => (
          <li key={href}>
            <ChipLink href={href} current={current}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
