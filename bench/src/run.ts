import { resolve } from 'node:path';
import { measureBytes } from './bytes.ts';
import { measureCart } from './cart/cart.ts';
import { measureCatalogue, measureOther } from './catalogue/catalogue.ts';
import { measureItems } from './catalogue/items.ts';
import { measureSlowCore } from './catalogue/slowCore.ts';
import { measureCheckout } from './checkout/checkout.ts';
import { measureCustomer } from './customer/customer.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePace, paceParts } from './pace/pace.ts';
import { measurePages } from './pages.ts';
import { measureRecipes } from './recipes.ts';
import { type Finding, print, saveReport } from './report.ts';
import { measureStartup } from './startup.ts';
import { measureStores } from './stores.ts';

// npm run bench [-- startup pages bytes catalogue recipes stores cart checkout customer slowcore lighthouse pace]
//   --tenant=harbour             of one tenant, not of both; several may be named
//   --items=list.tsv             instead: a table of real products of `catalogue`, with
//   --map=list.map.json          how it is read, and --vat=food, the classes of tax it names; or BENCH_ITEMS, BENCH_MAP
//   --size=2000                  generated products of `catalogue`, `slowcore`; several may be named
//   --path=/lebensmittel/milch   pages of `lighthouse`; several may be named
//   --part=carts                 of `pace`: carts, searches, orders, processes; several may be named
//   --against=../before          another checkout of the shop, built: of `pace` in the same run, of `catalogue` after it
const args = process.argv.slice(2);
const valuesOf = (name: string) =>
  args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.slice(name.length + '--='.length));
const tenants = valuesOf('tenant');
const sizes = valuesOf('size').map(Number);

const [items = process.env.BENCH_ITEMS] = valuesOf('items');
const [map = process.env.BENCH_MAP] = valuesOf('map');
const vat = valuesOf('vat');
const [against] = valuesOf('against');

/** Of this checkout; of another one without what needs to know it from inside. */
async function catalogues(tenant: string, root?: string): Promise<Finding[]> {
  const some = sizes.length > 0 ? sizes : undefined;
  const table = items === undefined ? undefined : { file: items, map, vat: vat.length > 0 ? vat : ['food'] };
  const findings = [
    ...(table && !some ? [] : await (root ? measureOther(tenant, root, some) : measureCatalogue(tenant, some))),
    ...(table ? await measureItems(tenant, table, root) : []),
  ];
  return root ? findings.map((one) => ({ ...one, what: `before: ${one.what}` })) : findings;
}

const suites: Record<string, (tenant: string) => Promise<Finding[]>> = {
  startup: measureStartup,
  bytes: measureBytes,
  pages: measurePages,
  catalogue: async (tenant) => [
    ...(await catalogues(tenant)),
    ...(against === undefined ? [] : await catalogues(tenant, resolve(against))),
  ],
  recipes: measureRecipes,
  stores: measureStores,
  cart: measureCart,
  checkout: measureCheckout,
  customer: measureCustomer,
  slowcore: (tenant) => measureSlowCore(tenant, sizes),
  pace: (tenant) => {
    const parts = paceParts.filter((part) => valuesOf('part').length === 0 || valuesOf('part').includes(part));
    return measurePace(tenant, { parts, ...(against !== undefined && { against: resolve(against) }) });
  },
  lighthouse: (tenant) => measureLighthouse(tenant, valuesOf('path')),
};

const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...named.filter((name) => !(name in suites)),
  ...args.filter((arg) => arg.startsWith('--') && !/^--(tenant|size|path|items|map|vat|part|against)=/.test(arg)),
];
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}
if (!sizes.every((size) => Number.isInteger(size) && size >= 1000 && size <= 200_000)) {
  console.error('--size: expected a whole number from 1000 to 200000');
  process.exit(1);
}

const findings: Record<string, Finding[]> = {};
for (const tenant of tenants.length > 0 ? tenants : ['feldmarkt', 'harbour']) {
  for (const name of named.length > 0 ? named : Object.keys(suites)) {
    const title = `${tenant}: ${name}`;
    findings[title] = (await suites[name]?.(tenant)) ?? [];
    print(title, findings[title]);
  }
}
console.log(`\nKept in ${await saveReport(findings)}`);
