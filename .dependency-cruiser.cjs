// Which room may know which. Checked by `npm run borders`; scripts/lib/borders.slow.test.mjs plants a violation of every rule.
const TEST = '\\.test\\.tsx?$|^[a-z]+/test/|/testing(\\.tsx?$|/)|/test[A-Z][A-Za-z]*\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nobody',
      comment: 'The contract is what both sides share: pure TypeScript with zod, nothing else.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST },
      to: { pathNot: ['^contract/src/', '^node_modules/zod/'] },
    },
    {
      name: 'storefront-knows-no-server',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-storefront',
      comment: 'The server hosts the built renderer through one function; it never imports the source.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(storefront|ui)/' },
    },
    {
      name: 'studio-knows-no-server-and-no-storefront',
      comment: 'It shares the contract and the ui with them: what a shopper loads and what staff load are two builds.',
      severity: 'error',
      from: { path: '^studio/' },
      to: { path: '^(server|storefront|payment-sandbox|demo)/' },
    },
    {
      name: 'nobody-knows-the-studio',
      comment: 'Not one byte of it reaches a shopper.',
      severity: 'error',
      from: { path: '^(contract|server|storefront|ui|demo|payment-sandbox)/' },
      to: { path: '^studio/' },
    },
    {
      name: 'studio-shell-knows-no-room',
      comment: 'Every room of the studio uses it; rooms.ts puts them together.',
      severity: 'error',
      from: { path: '^studio/src/shell/', pathNot: TEST },
      to: { path: '^studio/src/', pathNot: '^studio/src/(shell|styles)/' },
    },
    {
      name: 'payment-sandbox-stands-alone',
      comment:
        'It plays somebody outside: it shares nothing with a shop but the contract, and no shop knows its inside.',
      severity: 'error',
      from: { path: '^payment-sandbox/' },
      to: { path: '^(server|storefront)/' },
    },
    {
      name: 'nobody-knows-the-payment-sandbox',
      comment: 'Tests may run it.',
      severity: 'error',
      from: { path: '^(contract|server|storefront|ui)/', pathNot: TEST },
      to: { path: '^payment-sandbox/' },
    },
    {
      name: 'no-package-imports-the-demo',
      comment:
        'A retailer does not install it: the server loads it at run time, in platform/demoPart.ts, and does without it. Tests may use it.',
      severity: 'error',
      from: { path: '^(contract|server|storefront|ui|payment-sandbox)/', pathNot: TEST },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-knows-the-server-by-one-entry',
      comment: 'What it implements and speaks in stands in server/src/demo.ts.',
      severity: 'error',
      from: { path: '^demo/', pathNot: TEST },
      to: { path: '^(server|storefront|payment-sandbox)/', pathNot: '^server/src/demo\\.ts$' },
    },
    {
      name: 'storefront-runs-in-a-browser',
      comment: 'Only the renderer, which the server hosts, may use what Node has.',
      severity: 'error',
      from: { path: '^(storefront|studio|ui)/src/', pathNot: [TEST, '^storefront/src/entry-server'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: TEST },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'ui-knows-no-domain-and-no-shell',
      comment: 'Tokens and components that every application of the house shares.',
      severity: 'error',
      from: { path: '^ui/', pathNot: TEST },
      to: { path: '^(server|storefront|studio|payment-sandbox|demo)/' },
    },
    {
      name: 'shell-knows-no-domain',
      comment: 'Every domain uses it; what puts domains together is in layout, or in a room above them.',
      severity: 'error',
      from: { path: '^storefront/src/shell/', pathNot: TEST },
      to: { path: '^storefront/src/', pathNot: '^storefront/src/(shell|styles)/' },
    },
    {
      name: 'queries-stay-in-their-domain',
      comment: "A domain may use another domain's operations, never its SQL.",
      severity: 'error',
      from: { path: '^server/src/([^/]+)/' },
      to: { path: '^server/src/.+/queries\\.ts$', pathNot: '^server/src/$1/' },
    },
    {
      name: 'order-and-checkout-meet-in-sale',
      comment:
        'What both need is in server/src/sale; anything else one needs of the other is an operation that is passed in.',
      severity: 'error',
      // A program of its own, which puts its orders together.
      from: { path: '^server/src/(checkout|order)/', pathNot: [TEST, '^server/src/order/command/main\\.ts$'] },
      to: { path: '^server/src/(checkout|order)/', pathNot: '^server/src/$1/' },
    },
    {
      name: 'sale-knows-no-room',
      comment: 'It lies below cart, checkout and order: types and arithmetic of what is sold.',
      severity: 'error',
      from: { path: '^server/src/sale/', pathNot: TEST },
      to: { path: '^server/src/', pathNot: '^server/src/(sale|platform)/' },
    },
    {
      name: 'content-and-search-know-no-page',
      comment: 'Pages are put together from them, not the other way round.',
      severity: 'error',
      from: { path: '^server/src/(content|search)/', pathNot: TEST },
      to: { path: '^server/src/page/' },
    },
    {
      name: 'customer-and-favourite-stand-apart',
      comment: 'Each gets what it needs of the other when the shop is put together.',
      severity: 'error',
      from: { path: '^server/src/(customer|favourite)/', pathNot: TEST },
      to: { path: '^server/src/(customer|favourite)/', pathNot: '^server/src/$1/' },
    },
    {
      name: 'what-a-cart-is-priced-with-knows-no-cart',
      comment: 'Carts ask these rooms; they know neither carts nor what becomes of them.',
      severity: 'error',
      from: { path: '^server/src/(voucher|pass|wallet|payment|service|catalogue|customer|favourite)/', pathNot: TEST },
      to: { path: '^server/src/(cart|checkout|order)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { circular: true },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: [TEST, '^e2e/', '^vitest\\.config\\.ts$'] },
      to: { path: TEST },
    },
    {
      name: 'no-development-dependencies-in-code',
      severity: 'error',
      from: { path: '^(contract|server|demo/[^/]+|storefront|studio|ui|payment-sandbox)/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[.]css', '^virtual:'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
