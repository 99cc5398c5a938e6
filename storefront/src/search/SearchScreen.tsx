import { type PagePayloadOf, type SearchScreenData, searchAllAddress, writeListing } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { useEffect } from 'react';
import { Listing } from '../catalogue/Listing.tsx';
import { RecipeCard } from '../recipe/RecipeCard.tsx';
import { usePathTo, useShop, useText, WithTexts } from '../shell/shop.tsx';
import { readRecent, saveRecent, withoutRecent } from './flyout/recentSearches.ts';
import { noteSearch } from './insights/searches.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchChips } from './SearchChips.tsx';
import { SearchHits } from './SearchHits.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import './search.css';

export default function SearchScreen({ payload: { data } }: { payload: PagePayloadOf<'search-term'> }) {
  const { term, tab, products, recipes, content, banned } = data;
  useEffect(() => {
    if (tab === 'products' && products) noteSearch(products);
  }, [tab, products]);
  useEffect(() => {
    if (banned) saveRecent(localStorage, withoutRecent(readRecent(localStorage), term));
  }, [banned, term]);
  const isNarrowed = products?.facets.some(({ values }) => values.some(({ selected }) => selected)) ?? false;
  const found = (products?.total ?? 0) + (recipes?.total ?? 0) + content.total;
  return (
    <div className="search-screen" data-searched="">
      {found === 0 && !isNarrowed ? (
        <Nothing data={data} />
      ) : tab === 'products' && products ? (
        <Products data={data} products={products} />
      ) : tab === 'recipes' && recipes ? (
        <Recipes data={data} recipes={recipes} />
      ) : (
        <Content data={data} />
      )}
    </div>
  );
}

function Products({ data, products }: { data: SearchScreenData; products: NonNullable<SearchScreenData['products']> }) {
  const text = useText();
  const path = usePathTo()('search-term', { term: data.term }) ?? '';
  return (
    <Listing
      listing={products}
      hrefOf={(address) => path + writeListing(address)}
      title={text('search.title', { term: data.term })}
      intro={
        <>
          {products.corrected !== undefined && (
            <p className="search-corrected">
              {text('search.corrected.shown', { term: products.corrected })}
              <a className="link" href={`${path}?exact=1`}>
                {text('search.corrected.typed', { term: data.term })}
              </a>
            </p>
          )}
          <SearchLinks data={data} />
        </>
      }
      defaultSort="relevance"
    />
  );
}

function Recipes({ data, recipes }: { data: SearchScreenData; recipes: NonNullable<SearchScreenData['recipes']> }) {
  const text = useText();
  const { term } = data;
  const list = usePathTo()('recipes');
  return (
    <>
      <div className="search-head">
        <h1>{text('search.title', { term })}</h1>
        <p className="muted figures" role="status">
          {text('search.recipe.count', { count: recipes.total })}
        </p>
      </div>
      <SearchLinks data={data} />
      <WithTexts texts={recipes.texts}>
        <ul className="recipe-grid search-recipes">
          {recipes.results.map((recipe) => (
            <RecipeCard key={recipe.slug} recipe={recipe} level={2} />
          ))}
        </ul>
      </WithTexts>
      {list !== undefined && (
        <p className="search-elsewhere">
          <ButtonLink kind="outline" href={`${list}?${new URLSearchParams({ q: term })}`}>
            {text('search.recipe.narrow')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Content({ data }: { readonly data: SearchScreenData }) {
  const text = useText();
  const { term, content } = data;
  return (
    <>
      <div className="search-head">
        <h1>{text('search.title', { term })}</h1>
        <p className="muted figures" role="status">
          {text('search.count', { count: content.total })}
        </p>
      </div>
      <SearchLinks data={data} />
      <Elsewhere term={term} />
      <SearchHits results={content.results} />
    </>
  );
}

function Nothing({ data: { term, instead } }: { readonly data: SearchScreenData }) {
  const text = useText();
  return (
    <>
      <h1>{text('search.title', { term })}</h1>
      <Elsewhere term={term} />
      <NothingFound term={term} instead={instead} />
    </>
  );
}

function SearchLinks({ data }: { readonly data: SearchScreenData }) {
  return (
    <>
      <SearchTabs data={data} />
      <SearchChips categories={data.categories} brands={data.brands} />
    </>
  );
}

/** Shop-forward variant: links to the results in the external shop. */
function Elsewhere({ term }: { readonly term: string }) {
  const text = useText();
  const { routes, tenant } = useShop();
  const all = searchAllAddress(routes, tenant.clientRuntimeConfig, term);
  if (all === undefined || all.startsWith('/')) return null;
  return (
    <p className="search-elsewhere">
      <ButtonLink href={all}>{text('search.elsewhere', { term })}</ButtonLink>
    </p>
  );
}
