import type { PopularCategory } from '@trolley/contract';
import { pictureSource, searchAllAddress } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ClockIcon, CloseIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { AddToCart } from '../../cart/button/AddToCart.tsx';
import { fullName } from '../../product/productName.ts';
import { unbroken } from '../../product/unbroken.ts';
import { useProductPath } from '../../product/useProductPath.ts';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';
import { Listbox } from './Listbox.tsx';
import type { OwnGoods } from './ownGoods.ts';
import { RowPrice } from './RowPrice.tsx';
import './start-panel.css';
import { Suggestion } from './Suggestion.tsx';

interface StartPanelProps {
  readonly id: string;
  readonly recent: readonly string[];
  readonly own: OwnGoods;
  readonly popular: readonly PopularCategory[];
  readonly onAll: (term: string) => void;
  readonly onRemove: (terms: readonly string[]) => void;
}

const mostTiles = 5;

/** Before anything is typed: what the shopper buys again, what they searched for on this device, what sells best here. */
export function StartPanel({ id, recent, own, popular, onAll, onRemove }: StartPanelProps) {
  const text = useText();
  const again = own.products.slice(0, mostTiles);
  const ids = {
    recent: recent.map((_, index) => `${id}-recent-${index}`),
    again: again.map(({ product }) => `${id}-again-${product.sku}`),
    popular: popular.map(({ slug }) => `${id}-popular-${slug}`),
  };
  return (
    <div className="flyout-list start">
      <Listbox
        id={id}
        label={text('search.flyout.label')}
        groups={(['recent', 'again', 'popular'] as const).map((part) => ({
          labelledBy: `${id}-${part}-title`,
          options: ids[part],
        }))}
      />
      {recent.length > 0 && (
        <div className="start-recent">
          <RecentSearches id={id} terms={recent} onAll={onAll} onRemove={onRemove} />
        </div>
      )}
      {again.length > 0 && (
        <div className="start-again">
          <BuyAgain id={id} own={own} />
        </div>
      )}
      {popular.length > 0 && (
        <div className="start-popular">
          <Popular id={id} categories={popular} />
        </div>
      )}
    </div>
  );
}

function RecentSearches({
  id,
  terms,
  onAll,
  onRemove,
}: Pick<StartPanelProps, 'id' | 'onAll' | 'onRemove'> & { readonly terms: readonly string[] }) {
  const text = useText();
  const { routes, tenant } = useShop();
  return (
    <>
      <div className="start-head">
        <div className="suggestions-title" id={`${id}-recent-title`}>
          {text('search.recent.title')}
        </div>
        <button type="button" className="link" onClick={() => onRemove(terms)}>
          {text('search.recent.clear')}
        </button>
      </div>
      {terms.map((term, index) => {
        const href = searchAllAddress(routes, tenant.clientRuntimeConfig, term);
        return (
          href && (
            <div key={term} className="recent-row">
              <Suggestion id={`${id}-recent-${index}`} href={href} onClick={() => onAll(term)}>
                <Icon of={ClockIcon} size="s" />
                <span className="suggestion-words">{term}</span>
              </Suggestion>
              <IconButton
                icon={CloseIcon}
                label={text('search.recent.remove', { term })}
                onClick={() => onRemove([term])}
              />
            </div>
          )
        );
      })}
    </>
  );
}

function BuyAgain({ id, own }: Pick<StartPanelProps, 'id' | 'own'>) {
  const text = useText();
  const pathTo = usePathTo();
  const productPath = useProductPath();
  const all = pathTo('favorite-products');
  return (
    <>
      <div className="start-head">
        <div className="suggestions-title" id={`${id}-again-title`}>
          {text('search.again.title')}
        </div>
        {all && (
          <a className="link" href={all}>
            {text('search.again.all', { count: own.total })}
          </a>
        )}
      </div>
      <div className="again-tiles">
        {own.products.slice(0, mostTiles).map(({ product }) => {
          const href = productPath(product);
          return (
            href && (
              <div key={product.sku} className="again-tile" data-row="">
                <Suggestion id={`${id}-again-${product.sku}`} href={href} className="again-link">
                  <span className="again-picture">
                    <Picture src={pictureSource(product.picture, 320)} alt="" width={320} height={320} eager />
                  </span>
                  <span className="again-name">{unbroken(fullName(product))}</span>
                  <RowPrice price={product.price} />
                </Suggestion>
                <div className="again-add product-ground">
                  <AddToCart product={product} />
                </div>
              </div>
            )
          );
        })}
      </div>
    </>
  );
}

function Popular({ id, categories }: { readonly id: string; readonly categories: readonly PopularCategory[] }) {
  const text = useText();
  const pathTo = usePathTo();
  return (
    <>
      <div className="start-head">
        <div className="suggestions-title" id={`${id}-popular-title`}>
          {text('search.popular.title')}
        </div>
      </div>
      <div className="popular-words">
        {categories.map(({ slug, name, picture }) => {
          const href = pathTo('products-slug', { slug });
          return (
            href && (
              <Suggestion key={slug} id={`${id}-popular-${slug}`} href={href} className="popular-word">
                <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} eager />
                {name}
              </Suggestion>
            )
          );
        })}
      </div>
    </>
  );
}
