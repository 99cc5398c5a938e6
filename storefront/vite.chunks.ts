import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Files below `storefront/src` and, with their whole path, of other places. */
const files = (...paths: string[]) => new RegExp(`(?:${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
const source = (folder: string, names: string) => `/storefront/src/${folder}/(?:${names})\\.`;
const icons = (names: string) => `/lucide-react/dist/esm/icons/(?:${names})\\.`;

/**
 * Which files the browser's scripts come in. Asking for a file takes it 2 ms, so what several screens share is one file
 * and not one for each part; but home, lists and products load nothing that only an account or a checkout shows. What is
 * not named here and shared by two screens is a part of those.
 */
export const chunkGroups: Group[] = [
  {
    name: 'react',
    test: files('/node_modules/(?:react|react-dom|scheduler)/', source('shell', 'reactDom')),
    priority: 5,
  },
  { name: 'router', test: files('/node_modules/react-router/'), priority: 4 },
  // Of those who ask for what one person sees.
  {
    name: 'queries',
    test: files('/node_modules/@tanstack/', source('shell/api', 'queries|queryClient')),
    priority: 4,
  },
  // What surrounds every page in one file, however its screens share it.
  { name: 'shell', tags: ['$initial'], priority: 3 },
  {
    name: 'content',
    test: files('/storefront/src/content/', source('ui', 'Tabs|tabs')),
    minShareCount: 2,
    priority: 2,
  },
  // A product as a tile, wherever it lies, and the plain things beside it.
  {
    name: 'shelf',
    test: files(
      '/contract/src/catalogue/(?:picture|codes|endpoints)\\.',
      source(
        'catalogue',
        '[pP]roductBadges|ProductTile|PriceTag|ProductSlider|stock|unitPrice|use[A-Z]\\w+|tile|price-tag',
      ),
      source('catalogue', 'product-slider|productName'),
      source('cart/button', 'AddToCart|add'),
      source('favourite', 'FavouriteButton|favouriteState|favourite'),
      source('shell/api', 'keptQueries'),
      source('ui', 'Picture|Button|Spinner|Price|priceParts|Badge|Breadcrumbs|Scroller|useScrollEnds|scrollerEnds'),
      source('ui', 'Skeleton|Table|Tag|Chip|nextTab'),
      source('ui', 'picture|button|spinner|price|badge|breadcrumbs|scroller|skeleton|table|tag|chip'),
      icons('chevron-left|chevron-right|clock|store|leaf|package|credit-card|play|plus|minus'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'listing',
    test: files(
      '/contract/src/catalogue/listing',
      source(
        'catalogue',
        'Listing|SortForm|ProductGrid|NoProducts|FilterPanel|Facets|ChosenFilters|facet\\w+|listingAddress|listing|filter-panel|sort-form',
      ),
      '/contract/src/route/searchAll\\.',
      source('search/insights', 'searches'),
      source('ui', 'Pagination|pageWindow|pagination'),
      icons('sliders-horizontal'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'product',
    test: files(
      '/storefront/src/catalogue/product/',
      source('cart/button', 'BuyProduct'),
      source('ui', 'Accordion|accordion'),
      icons('check'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Forms and what they are made of: no page of the shop itself has one. The rules of single fields lie with the parts,
  // which ask them of an address too, and which forms are made of.
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
  // Finding a place: the choice of a service and the address book do.
  {
    name: 'places',
    test: files('/storefront/src/service/(?:(?:collect|delivery)/|slots/[A-Z]|dialog/[cC]hange|choosePlace)'),
    minShareCount: 2,
    priority: 2,
  },
  // What the cart and the checkout both show of it.
  {
    name: 'bill',
    test: files(source('cart', 'CartSums|cartSums|DiscountCodes|codeProblem|UnavailableLines|EmptyCart|CartFailed')),
    minShareCount: 2,
    priority: 2,
  },
  // From the cart to the order and what is kept of it; some of it has forms.
  { name: 'orders', test: files('/storefront/src/(?:checkout|order|pass)/'), minShareCount: 2, priority: 2 },
  // What follows who is here, and comes after the page is alive.
  {
    name: 'account',
    test: files(
      '/contract/src/(?:customer|favourite)/',
      '/storefront/src/customer/[A-Za-z]+\\.tsx?$',
      '/storefront/src/favourite/(?:create|kept|favourites|press)',
      '/storefront/src/cart/settleCarts',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'parts', minShareCount: 2, priority: 1 },
];
