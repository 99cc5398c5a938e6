import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Files below `storefront/src` or `ui/src` and, with their whole path, of other places. */
const files = (...paths: string[]) => new RegExp(`(?:${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
const source = (folder: string, names: string) => `/storefront/src/${folder}/(?:${names})\\.`;
const ui = (names: string) => `/ui/src/(?:${names})\\.`;
const icons = (names: string) => `/lucide-react/dist/esm/icons/(?:${names})\\.`;

/**
 * The chunks of the browser's scripts. A request for a file takes 2 ms, so what several screens share is one file
 * and not one for each part; but home, lists and products load nothing that only an account or a checkout shows. What is
 * not named here and shared by two screens is a part of those.
 */
export const chunkGroups: Group[] = [
  // What only editors load, beside the shop and sharing nothing with it: first, or the shell would take it in.
  { name: 'preview', test: files('/storefront/src/(?:preview/|entry-preview\\.)'), priority: 9 },
  {
    name: 'react',
    test: files('/node_modules/(?:react|react-dom|scheduler)/', source('shell', 'reactDom')),
    priority: 5,
  },
  // For components that fetch a shopper's own data.
  {
    name: 'queries',
    test: files('/node_modules/@tanstack/', source('shell/api', 'queries|queryClient')),
    priority: 4,
  },
  // The shell of every page in one chunk.
  { name: 'shell', tags: ['$initial'], priority: 3 },
  {
    name: 'content',
    test: files('/storefront/src/content/', source('consent', 'CookieTable|cookieLife|cookie-table'), ui('Tabs|tabs')),
    minShareCount: 2,
    priority: 2,
  },
  // The product tile, and the basic components beside it.
  {
    name: 'shelf',
    test: files(
      '/contract/src/catalogue/(?:picture|codes|endpoints|measure|product)\\.',
      source('product', '[pP]roductBadges|PriceTag|unitPrice|shownPrice|use[A-Z]\\w+|price-tag|productName|unbroken'),
      source('catalogue', 'ProductTile|ProductSlider|stock|useStock|tile|product-slider'),
      source('cart/button', 'AddToCart|AmountInput|add'),
      source('favourite', 'FavouriteButton|favouriteState|favouriteName|favourite'),
      source('shell/api', 'pageQueryClient'),
      source('shell', 'useHydrated'),
      ui(
        'Picture|Button|ButtonLink|buttonClass|Spinner|Price|priceParts|Badge|Breadcrumbs|Scroller|useScrollEnds|scrollerEnds',
      ),
      ui('Skeleton|Table|Tag|Chip|nextTab|BottomBar|EmptyState'),
      ui('picture|button|spinner|price|badge|breadcrumbs|scroller|skeleton|table|tag|chip'),
      icons('chevron-left|chevron-right|clock|store|leaf|package|credit-card|mail|play|plus|minus'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // A recipe among others: on home, beside a product and among what was found.
  {
    name: 'dish',
    test: files(
      source('recipe', 'RecipeCard|RecipeRow|RecipeHeart|RecipePicture|recipeWords|recipe-card|recipe-row'),
      icons('cooking-pot|tag'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Lists and pages of recipes, cook mode and the week plan.
  {
    name: 'kitchen',
    test: files('/contract/src/recipe/', '/storefront/src/recipe(?:Screen)?/(?!planKey)'),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'listing',
    test: files(
      '/contract/src/catalogue/(?:listing|priceSteps)',
      source(
        'catalogue',
        'Listing|SortForm|ProductGrid|NoProducts|FilterPanel|Facets|ChosenFilters|facet\\w+|listingAddress|PriceSlider|pricePlaces|ListPages|listHash|BoughtRoom|QuickFilters|ListStoryTile|useAppendedPages|appendedPages|list-story|listing|filter-panel|sort-form|price-slider',
      ),
      '/contract/src/route/searchAll\\.',
      source('search/insights', 'searches'),
      source('search/flyout', 'recentSearches'),
      ui('Pagination|pageWindow|pagination'),
      icons('sliders-horizontal|search-x'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'product',
    test: files(
      '/storefront/src/catalogue/product/',
      source('cart/button', 'BuyProduct|useWish|buy'),
      ui('Accordion|accordion'),
      icons('check'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // To share and print a product, after hydration.
  { name: 'tools', test: files(icons('printer|share-2')), minShareCount: 2, priority: 2 },
  // Forms: home, lists and products have none. The rules of single fields are in `parts`,
  // which uses them for addresses too, and which forms import.
  {
    name: 'forms',
    test: files(
      '/contract/src/form/(?!fields\\.|checks\\.|cardNumber\\.)',
      '/storefront/src/form/',
      '/storefront/src/customer/(?!registration/)[a-z][A-Za-z]*/',
      '/node_modules/(?:react-hook-form|zod|altcha-lib)/',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'registration', test: files('/storefront/src/customer/registration/'), minShareCount: 2, priority: 2 },
  // Finding a place, for the service dialog and the address book.
  {
    name: 'places',
    test: files('/storefront/src/service/(?:(?:collect|delivery)/|slots/[A-Z]|dialog/[cC]hange|choosePlace)'),
    minShareCount: 2,
    priority: 2,
  },
  // What cart and checkout both show.
  {
    name: 'bill',
    test: files(source('cart', 'CartSums|cartSums|DiscountCodes|codeProblem|UnavailableLines|EmptyCart|CartFailed')),
    minShareCount: 2,
    priority: 2,
  },
  // Checkout, orders and passes; some of it has forms.
  {
    name: 'orders',
    test: files('/storefront/src/(?:checkout|order|pass|payment)/', '/node_modules/simple-icons/'),
    minShareCount: 2,
    priority: 2,
  },
  // What every visit measures after hydration, as far as others use it too.
  {
    name: 'measuring',
    test: files(
      '/contract/src/(?:tracking/|checkout/codes\\.)',
      source('shell/tracking', 'visitor'),
      source('cart', 'orderLimits'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // What depends on the customer, loaded after hydration.
  {
    name: 'account',
    test: files(
      '/contract/src/(?:customer|favourite)/',
      '/storefront/src/customer/[A-Za-z]+\\.tsx?$',
      '/storefront/src/favourite/(?:create|pending|favourites|press)',
      // What follows a login needs the store of the membership, and nothing of what shows it.
      '/contract/src/(?:loyalty/(?:endpoints|codes)|voucher/voucher)\\.',
      source('loyalty', 'useLoyalty|loyaltyStore'),
      source('recipe', 'planKey'),
      '/storefront/src/cart/settleCarts',
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Membership: its card, points and vouchers.
  {
    name: 'loyalty',
    test: files('/contract/src/loyalty/', '/storefront/src/(?:loyalty|physicalCard)/'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'parts', minShareCount: 2, priority: 1 },
];
