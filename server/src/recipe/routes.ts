import {
  cookies,
  type EndpointInput,
  errorCodes,
  getMyRecipeProducts,
  getRecipe,
  getRecipeProducts,
  getRecipes,
  planMeals,
  readRecipeList,
  type recipeListParameters,
  searchRecipes,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { readZone } from '../catalogue/knownZone.ts';
import { found } from '../catalogue/readAsk.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ResponseCache } from '../platform/http/responseCache.ts';
import { type Call, serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { readSearchTerm } from '../search/searchTerm.ts';
import { type RecipeShelf, recipeShelfOf } from './recipeShelf.ts';
import type { Wishes } from './rules/matchLine.ts';
import { nobody, type Own } from './rules/pickProduct.ts';

export interface RecipeParts {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  /** Remembers answers that are everybody's. */
  readonly answers?: Pick<ResponseCache, 'storeResponsesOf'>;
  /** Products may be shown. */
  readonly sells: boolean;
  /** The search is there. */
  readonly searches: boolean;
  /** What the caller bought and marked; guests what was ordered in their browser. */
  ownOf(asker: { readonly request: FastifyRequest; readonly browser: string | undefined }): Promise<Own>;
}

/** The same for everyone in a zone, as the catalogue's answers are. */
const shared = { cacheControl: 'public, max-age=0, s-maxage=10, stale-while-revalidate=30' };
/** A press on the servings is a call: many in a minute, but no thousands. */
const limit = { rateLimit: { max: 240, timeWindow: 60_000 } };
/** A term of 10,000 letters is cut, not refused. */
const longestUrl = 16_384;

type ProductsQuery = EndpointInput<typeof getRecipeProducts>['query'];

export function recipeRoutes(app: FastifyInstance, { snapshots, answers, sells, searches, ownOf }: RecipeParts): void {
  const catalogue = () => snapshots.current().parts.catalogue;
  const shelf = ({ request }: Pick<Call, 'request'>): RecipeShelf =>
    recipeShelfOf(catalogue(), shelfOf(catalogue(), readZone(request.headers.cookie, catalogue().zones)), { sells });
  const products = (slug: string, query: ProductsQuery, call: Pick<Call, 'request'>, own: Own) => {
    const { servings, store } = query;
    const recipes = shelf(call);
    const { servingsStep } = found(recipes.recipe(slug), 'recipe', slug);
    if (servings !== undefined && servings % servingsStep !== 0)
      throw badQuery(['servings'], `expected a multiple of ${servingsStep}, as the recipe is made`);
    return found(
      recipes.products(slug, {
        ...(servings !== undefined && { servings }),
        ...(store !== undefined && { store: knownStore(store) }),
        wishes: readWishes(query, own),
      }),
      'recipe',
      slug,
    );
  };

  function knownStore(store: string): string {
    if (catalogue().stores.has(store)) return store;
    throw badQuery(['store'], 'expected the id of a store');
  }

  void app.register(async (scope) => {
    // After the conventions have had their say: the zone is in a cookie.
    scope.addHook('onSend', async (_, reply, payload) => {
      reply.header('vary', 'accept-encoding, cookie');
      return payload;
    });
    answers?.storeResponsesOf(scope);

    serve(
      scope,
      getRecipes,
      ({ query }, call) => {
        const { product, slug, pageSize, ...rest } = query;
        const address = readAddress(rest);
        return shelf(call).list({
          ...address,
          pageSize,
          ...(product !== undefined && { product }),
          ...(slug !== undefined && { slugs: slug.split(',') }),
        });
      },
      shared,
    );
    serve(scope, getRecipe, ({ params: { slug } }, call) => found(shelf(call).recipe(slug), 'recipe', slug), shared);
    if (searches)
      serve(
        scope,
        searchRecipes,
        ({ params, query: { offset, pageSize } }, call) => {
          const all = shelf(call).search(readSearchTerm(params.term));
          const results = all.slice(offset, offset + pageSize);
          return { count: results.length, offset, results, total: all.length };
        },
        { ...shared, longestUrl },
      );
    if (sells)
      serve(
        scope,
        getRecipeProducts,
        ({ params: { slug }, query }, call) => products(slug, query, call, nobody),
        shared,
      );
  });
  if (!sells) return;

  const own = ({ request }: Pick<Call, 'request'>) => ownOf({ request, browser: request.cookies[cookies.checkout] });
  serve(
    app,
    getMyRecipeProducts,
    async ({ params: { slug }, query }, call) => products(slug, query, call, await own(call)),
    limit,
  );
  serve(
    app,
    planMeals,
    async ({ body: { meals, swaps, home, buy }, query: { store } }, call) =>
      shelf(call).plan(meals, {
        ...(store !== undefined && { store: knownStore(store) }),
        wishes: {
          own: await own(call),
          swaps: new Map(Object.entries(swaps)),
          home: new Set(home),
          buy: new Set(buy),
          now: Date.now(),
        },
      }),
    // It changes nothing.
    { ...limit, xsrfExempt: true },
  );
}

function readWishes({ swap, home, buy }: ProductsQuery, own: Own): Wishes {
  const pairs = swap?.split(',').map((pair) => pair.split(':', 2) as [string, string]);
  return {
    own,
    swaps: new Map(pairs),
    home: new Set(home?.split(',')),
    buy: new Set(buy?.split(',')),
    now: Date.now(),
  };
}

function readAddress(given: Readonly<Partial<Record<Exclude<keyof typeof recipeListParameters, 'pageSize'>, string>>>) {
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
  const { filter, page, unknown } = readRecipeList(query);
  if (unknown.length > 0) throw badQuery(unknown, 'this value means nothing here');
  return { filter, page };
}

function badQuery(names: readonly string[], message: string): Refusal {
  const fields = names.map((path) => ({ path, message }));
  return new Refusal(400, errorCodes.invalidRequest, `The query is not as expected: ${names.join(', ')}: ${message}.`, {
    fields,
  });
}
