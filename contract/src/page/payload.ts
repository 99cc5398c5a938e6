import type { BrandDetail } from '../catalogue/brand.ts';
import type { Category, CategoryTree } from '../catalogue/category.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Product, ProductDetail } from '../catalogue/product.ts';
import type { CookieCategory } from '../consent/endpoints.ts';
import type { ClientConfig } from '../content/clientConfig.ts';
import type { Link } from '../content/link.ts';
import type { BrandCard, BrandStory, FeaturedBrand, ListStory } from '../content/listStories.ts';
import type { ContentPage, PageMeta } from '../content/page.ts';
import type { LookupKind, LookupProblem } from '../pesticide/codes.ts';
import type { ResidueOverview, ResidueRecord, TestedProduct } from '../pesticide/residueTest.ts';
import type { RecipeProducts } from '../recipe/products.ts';
import type { RecipeDetail, RecipeListing, RecipeSummary } from '../recipe/recipe.ts';
import type { Layout, RouteName } from '../route/routes.ts';
import type { BrandHit, CategoryHit, ContentHit, ProductSearch } from '../search/endpoints.ts';
import type { FoundStores, StoreAsk, StoreDetail } from '../store/store.ts';
import type { CompiledMessage, PartTexts } from '../tenant/messages.ts';
import type { RedirectTarget } from '../tenant/redirects.ts';
import type { BootTenant } from '../tenant/tenantConfig.ts';

/** The data of each screen. A domain adds its screens here. */
export interface ScreenData {
  /** Texts: of the home page’s personal part, where there is one. */
  index: { readonly page: ContentPage } & Partial<AreaTexts>;
  sitemap: { readonly groups: readonly SitemapGroup[] };
  'search-term': SearchScreenData;
  'products-slug': CategoryScreenData;
  'product-slug': ProductScreenData;
  brands: BrandsScreenData;
  'brand-slug': { readonly brand: BrandDetail; readonly story?: BrandStory; readonly listing: Listing };
  recipes: RecipesScreenData;
  'recipe-slug': RecipeScreenData;
  /** The plan itself is in the browser. */
  'recipe-plan': AreaTexts;
  /** The page is the same for everybody; what lies in the cart is fetched by the browser. */
  cart: Readonly<Record<string, never>>;
  login: CustomerScreenData;
  registration: CustomerScreenData;
  'offline-account': CustomerScreenData;
  'password-reset': CustomerScreenData;
  profile: CustomerScreenData;
  /** The section that stands alone, by its id. */
  'profile-sub': CustomerScreenData & { readonly section: string };
  'favorite-products': AreaTexts;
  'delivery-pass': AreaTexts;
  checkout: AreaTexts;
  'checkout-confirmation': AreaTexts;
  'checkout-confirmation-test': AreaTexts;
  'payment-return': AreaTexts;
  pesticides: PesticidesScreenData;
  'order-physical-card': CustomerScreenData;
  'order-physical-card-confirmation': CustomerScreenData;
  storefinder: StoreFinderData;
  'store-slug': StoreScreenData;
  generalerror: ErrorScreenData;
  components: ComponentsScreenData;
}
export type ScreenName = keyof ScreenData & RouteName;

export interface ComponentsScreenData {
  /** The themes of all tenants, each as a style sheet scoped to `[data-theme=id]`. */
  readonly themes: readonly { readonly id: string; readonly name: string; readonly style: string }[];
  /** What blocks of pages show of this shop, and say in its words. */
  readonly samples: {
    readonly products: readonly Product[];
    readonly recipes: readonly RecipeSummary[];
    readonly categories: readonly CookieCategory[];
    readonly texts: PartTexts;
  };
}

/**
 * The texts of an area of the shop that comes with its pages; other pages do without them. What belongs to a customer is
 * fetched by the browser: the page is the same for everybody.
 */
export interface AreaTexts {
  readonly texts: Readonly<Record<string, CompiledMessage>>;
}

/** A page of accounts. */
export interface CustomerScreenData extends AreaTexts {
  /** What editors wrote for it. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** It was opened by the link of a mail. The secret in that link is in the address alone. */
  readonly fromMail?: true;
}

export interface ProductScreenData {
  readonly product: ProductDetail;
  /** What could stand in for it. */
  readonly similar: readonly Product[];
  /** What goes with it. */
  readonly companions: { readonly bought: boolean; readonly products: readonly Product[] };
  /** The last day of its offer in words: a browser takes 30 ms to learn its own language's, while the page comes alive. */
  readonly offerUntil?: string;
  /** What laboratories found in it, in a few words, and where all of it is told. */
  readonly residues?: { readonly text: string; readonly href: string };
  /** Recipes it is bought for; missing where there are none. */
  readonly recipes?: RecipeCards;
}

/** Without a lookup it is an overview of all tests. */
export interface PesticidesScreenData extends AreaTexts {
  readonly by: LookupKind;
  /** What was looked for, as it was typed. */
  readonly typed: string;
  readonly problem?: LookupProblem;
  /** What was found is one product. */
  readonly record?: ResidueRecord;
  /** The same as it is sold here now. */
  readonly product?: Product;
  /** Several were found, or none. */
  readonly found?: { readonly total: number; readonly products: readonly TestedProduct[] };
  readonly overview?: ResidueOverview;
  /** Every day that is shown, in words: a browser takes 30 ms to learn its own language's, while the page comes alive. */
  readonly days: Readonly<Record<string, DayWords>>;
}

export interface DayWords {
  /** `9. November 2026` */
  readonly long: string;
  /** `Nov.` */
  readonly month: string;
}

/** What the map of the stores is drawn from. */
export interface StoreMapSource {
  /** Two letters; a country without a drawing has its pins on plain land. */
  readonly country: string;
  /** A MapLibre style, where the retailer has one. */
  readonly mapStyle?: string;
}

export interface StoreFinderData extends AreaTexts, FoundStores {
  /** What editors wrote for it, instead of the words that every shop has. */
  readonly words?: { readonly headline?: string; readonly text?: string; readonly placeholder?: string };
  readonly ask: StoreAsk;
  /** Services that some stores have and others have not. */
  readonly filters: readonly string[];
  /** The moment it was made, by which the server's words and the browser's first ones are the same. */
  readonly now: number;
  readonly map: StoreMapSource;
}

export interface StoreScreenData extends AreaTexts {
  readonly store: StoreDetail;
  /** What is reduced in this store. */
  readonly offers: readonly Product[];
  /** The last day of all these offers in words, where they end together. */
  readonly offersUntil?: string;
  /** Prices here are those of the shopper's own assortment, so the goods can go into the cart. */
  readonly ownPrices: boolean;
  readonly now: number;
  readonly map: StoreMapSource;
}

/** Recipes with the words that their cards need. */
export interface RecipeCards extends AreaTexts {
  readonly results: readonly RecipeSummary[];
}

export interface RecipesScreenData extends AreaTexts {
  readonly listing: RecipeListing;
  /** The words it is narrowed by. */
  readonly q: string;
  /** The recipe of the week, before a list that nothing narrows. */
  readonly lead?: RecipeSummary;
}

export interface RecipeScreenData extends AreaTexts {
  readonly recipe: RecipeDetail;
  /** What it is bought as, for everybody of the zone; missing where nothing is sold. */
  readonly products?: RecipeProducts;
}

export interface SitemapGroup {
  readonly title: string;
  /** Where the group itself leads: a department. */
  readonly href?: string;
  readonly links: readonly (Link & { readonly children?: readonly Link[] })[];
}

/** Without a category it is the overview of all departments. */
export interface CategoryScreenData {
  readonly category?: Category;
  /** The whole tree, for the overview; a category carries its own surroundings. */
  readonly tree?: CategoryTree;
  readonly listing?: Listing;
  /** What is told among the products. */
  readonly story?: ListStory;
}

export interface BrandsScreenData {
  readonly letters: readonly { readonly letter: string; readonly brands: readonly BrandCard[] }[];
  readonly featured: readonly FeaturedBrand[];
  /** The first of them is an editor's brand of the month. */
  readonly isMonthly?: true;
}

export const searchTabs = ['products', 'recipes', 'content'] as const;
export type SearchTab = (typeof searchTabs)[number];

export interface SearchScreenData {
  readonly term: string;
  readonly tab: SearchTab;
  readonly products?: ProductSearch;
  readonly categories: readonly CategoryHit[];
  readonly brands: readonly BrandHit[];
  /** Missing where the shop has no recipes. */
  readonly recipes?: RecipeCards & { readonly total: number };
  readonly content: { readonly total: number; readonly results: readonly ContentHit[] };
  /** Popular products, if nothing is found. */
  readonly instead: readonly Product[];
  /** The retailer shows nothing for a word of the term: it is no search to come back to. */
  readonly banned?: boolean;
}

export interface ErrorScreenData {
  readonly status: number;
  readonly message: string;
  /** The tenant's own not-found page, if editors made one. */
  readonly page?: ContentPage;
  /** Popular products, shown below the error. */
  readonly products?: readonly Product[];
  /** Only in development: what really happened. */
  readonly raw?: string;
}

/** One page's data: embedded in its HTML, and fetched alone when the browser navigates to it. */
export type PagePayload = { [N in ScreenName]: PagePayloadOf<N> }[ScreenName];

export interface PagePayloadOf<N extends ScreenName> {
  readonly buildId: string;
  readonly screen: N;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly layout: Layout;
  readonly status: number;
  readonly meta: PageMeta;
  /** The address search engines should know, without entry flags and foreign parameters. */
  readonly canonical: string;
  readonly data: ScreenData[N];
}

/** All that the browser needs for hydration, embedded once in the first page. */
export interface BootData {
  readonly tenant: BootTenant;
  readonly site: ClientConfig;
  readonly page: PagePayload;
}

/** What `payloadPath` answers: the page's data, or where to go instead. */
export type PageReply = PagePayload | { readonly redirect: RedirectTarget };

/** Where the payload of a page is found. */
export function payloadPath(pathname: string, search = ''): string {
  return `/_payload${pathname}${search}`;
}
