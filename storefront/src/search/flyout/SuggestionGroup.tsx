import { pictureSource, type SearchFlyoutConfig, type SearchType } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon, InfoIcon, TagIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import type { FlyoutState } from './flyoutState.ts';
import type { SuggestedProduct } from './ownFirst.ts';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import { Suggestion } from './Suggestion.tsx';

const titles: Readonly<Record<SearchType, string>> = {
  products: 'search.type.products',
  categories: 'search.type.categories',
  brands: 'search.type.brands',
  recipes: 'search.type.recipes',
  content: 'search.type.content',
};

interface SuggestionGroupProps {
  readonly of: SearchFlyoutConfig['types'][number];
  readonly state: FlyoutState;
  readonly goods: readonly SuggestedProduct[] | undefined;
  readonly id: string;
}

/** The results of one type: skeleton, results, or the editors' text for none. */
export function SuggestionGroup({ of: { type, emptyResultsContent }, state, goods, id }: SuggestionGroupProps) {
  const text = useText();
  const found = state.found[type];
  const empty = type === 'products' && goods ? goods.length === 0 : found?.results.length === 0;
  if (empty && !emptyResultsContent) return null;
  const title = `${id}-title`;
  return (
    <div className={`suggestions suggestions-${type}`} aria-busy={state.loading[type]}>
      <div className="suggestions-title" id={title}>
        {text(titles[type])}
        {type === 'products' && goods?.some(({ bought }) => bought) && (
          <span className="suggestions-note">{text('search.flyout.ownFirst')}</span>
        )}
      </div>
      {!found && <Awaited products={type === 'products'} />}
      {found && !empty && <Results type={type} state={state} goods={goods ?? []} id={id} />}
      {empty && <p className="suggestions-empty">{emptyResultsContent}</p>}
    </div>
  );
}

function Awaited({ products }: { readonly products: boolean }) {
  const rows = products ? [1, 2, 3, 4, 5] : [1, 2];
  return rows.map((row) => (
    <div key={row} className={products ? 'suggestion suggestion-product' : 'suggestion'}>
      {products && <Skeleton shape="square" />}
      <div className="suggestion-words">
        <Skeleton />
        {products && <Skeleton />}
      </div>
    </div>
  ));
}

interface ResultsProps {
  readonly type: SearchType;
  readonly state: FlyoutState;
  readonly goods: readonly SuggestedProduct[];
  readonly id: string;
}

function Results({ type, state: { term, found }, goods, id }: ResultsProps) {
  const text = useText();
  const pathTo = usePathTo();
  switch (type) {
    case 'products':
      return goods.map(({ product, bought }) => (
        <ProductSuggestion
          key={product.sku}
          id={`${id}-${product.sku}`}
          product={product}
          term={found.products?.corrected ?? term}
          bought={bought}
        />
      ));
    case 'categories':
      return found.categories?.results.map(({ slug, name, parents }) => {
        const href = pathTo('products-slug', { slug });
        return (
          href && (
            <Suggestion key={slug} id={`${id}-${slug}`} href={href}>
              <span className="suggestion-words">
                <span className="suggestion-name">{name}</span>
                {parents.length > 0 && <Parents names={parents} />}
              </span>
              <Icon of={ChevronRightIcon} size="s" />
            </Suggestion>
          )
        );
      });
    case 'brands':
      return found.brands?.results.map(({ slug, name, count }) => {
        const href = pathTo('brand-slug', { slug });
        return (
          href && (
            <Suggestion key={slug} id={`${id}-${slug}`} href={href}>
              <Icon of={TagIcon} size="s" />
              <span className="suggestion-words">
                <span className="suggestion-name">{name}</span>
              </span>
              <Count of={count} />
            </Suggestion>
          )
        );
      });
    case 'recipes':
      return found.recipes?.results.map(({ slug, title, picture, minutes }) => {
        const href = pathTo('recipe-slug', { slug });
        return (
          href && (
            <Suggestion key={slug} id={`${id}-${slug}`} href={href} className="suggestion-recipe">
              {picture !== undefined && (
                <Picture src={pictureSource(picture, 160)} alt="" width={64} height={48} eager />
              )}
              <span className="suggestion-words">
                <span className="suggestion-name">{title}</span>
                <span className="suggestion-more">{text('search.recipe.minutes', { minutes: minutes.total })}</span>
              </span>
            </Suggestion>
          )
        );
      });
    case 'content':
      return found.content?.results.map(({ href, title }) => (
        <Suggestion key={href} id={`${id}-${href}`} href={href}>
          <Icon of={InfoIcon} size="s" />
          <span className="suggestion-words">
            <span className="suggestion-name">{title}</span>
          </span>
        </Suggestion>
      ));
  }
}

function Parents({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  return <span className="suggestion-more">{text('search.flyout.in', { parents: names.join(' › ') })}</span>;
}

function Count({ of }: { readonly of: number }) {
  const text = useText();
  return (
    <span className="suggestion-more figures">
      <span aria-hidden="true">{of}</span>
      <VisuallyHidden>{text('search.count', { count: of })}</VisuallyHidden>
    </span>
  );
}
