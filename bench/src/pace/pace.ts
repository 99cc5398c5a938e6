import type { Finding } from '../report.ts';
import { type RunningShop, withDataDir } from '../shop.ts';
import { cartVariants } from './carts.ts';
import { type Cost, costsOf, type Variant } from './costs.ts';
import { orderable } from './orderable.ts';
import { orderVariant } from './orders.ts';
import { openSite, type Place, type Site } from './place.ts';
import { searchVariants } from './searches.ts';

const callers = 8;
type Part = 'carts' | 'searches' | 'orders' | 'processes';
export const paceParts: readonly Part[] = ['carts', 'searches', 'orders', 'processes'];

interface Asked {
  readonly parts: readonly Part[];
  /** Root of another checkout, measured in the same run. */
  readonly against?: string;
}

/** What answers cost the processor, over HTTP, with the callers in a process of their own; `against` in the same run. */
export async function measurePace(tenant: string, { parts, against }: Asked): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const site = await openSite(dataDir);
    try {
      const own = await openFilled(site, tenant, 'pace');
      const before = against === undefined ? undefined : await openFilled(site, tenant, 'before', against);
      const skus = await orderable(own.shop.url, 150);
      const findings: Finding[] = [];
      if (parts.includes('carts')) findings.push(...(await carts(site, own, before, skus)));
      if (parts.includes('searches')) findings.push(...(await searches(site, own, before, tenant)));
      if (parts.includes('orders')) findings.push(...(await orders(site, own, before, skus, tenant)));
      await before?.shop.stop();
      if (parts.includes('processes')) findings.push(...(await processes(site, own, skus, tenant)));
      return findings;
    } finally {
      await site.close();
    }
  });
}

interface Measured {
  readonly place: Place;
  readonly shop: RunningShop;
}

/** Whoever fills the database carries what that took, and answers a fifth slower for it. */
async function openFilled(site: Site, tenant: string, name: string, root?: string): Promise<Measured> {
  const place = await site.place(name, root);
  await (await place.open(tenant)).stop();
  return { place, shop: await place.open(tenant) };
}

const ms = (value: number) => `${value.toFixed(3)} ms`;
const shareOf = (cost: Cost) => `shop ${ms(cost.shop)}, database ${ms(cost.database)}, ${cost.answers} answers`;

function finding(what: string, cost: Cost, before?: Cost, more: Partial<Finding> = {}): Finding {
  const times =
    before && `${(cost.mainThread / before.mainThread).toFixed(2)} × of before (${ms(before.mainThread)}), `;
  return { what, value: ms(cost.mainThread), note: `${times ?? ''}${shareOf(cost)}`, ...more };
}

async function carts(site: Site, { shop }: Measured, before: Measured | undefined, skus: readonly string[]) {
  const own = await cartVariants(shop, skus, callers);
  // Those of before may know of no cart that tells what changed.
  const theirs = before && (await cartVariants(before.shop, skus, callers, { mayTellAll: true }));
  const named = withBefore(own.variants, theirs?.variants);
  const costs = await costsOf(named, { databasePid: site.databasePid, callers });
  own.close();
  theirs?.close();
  const at = (name: string) => costs[name] ?? fail();
  const maybe = (name: string) => costs[`before ${name}`];
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const growth = at('minimal150').shop / at('minimal15').shop;
  return [
    finding('a change of nothing (no cart to forget)', at('floor'), maybe('floor')),
    finding('read a cart of 15 lines', at('read15'), maybe('read15')),
    finding(`change a cart of 15 lines, all told (${kb(own.bytes.change15())})`, at('change15'), maybe('change15')),
    finding(
      `change a cart of 15 lines, changes told (${kb(own.bytes.minimal15())})`,
      at('minimal15'),
      maybe('minimal15'),
    ),
    finding(`change a cart of 150 lines, all told (${kb(own.bytes.change150())})`, at('change150'), maybe('change150')),
    finding(
      `change a cart of 150 lines, changes told (${kb(own.bytes.minimal150())})`,
      at('minimal150'),
      maybe('minimal150'),
    ),
    {
      what: '150 lines against 15, changes told',
      value: `${growth.toFixed(2)} times`,
      aim: '≤ 1.3 times',
      met: growth <= 1.3,
    },
  ] satisfies Finding[];
}

async function searches(site: Site, { shop }: Measured, before: Measured | undefined, tenant: string) {
  const own = await searchVariants(shop, tenant, callers);
  const theirs = before && (await searchVariants(before.shop, tenant, callers));
  const costs = await costsOf(withBefore(own.variants, theirs?.variants), { databasePid: site.databasePid, callers });
  own.close();
  theirs?.close();
  const at = (name: string) => costs[name] ?? fail();
  const maybe = (name: string) => costs[`before ${name}`];
  const cost = at('search').shop;
  return [
    finding('a page of a list', at('list'), maybe('list')),
    finding('a search that was asked before', at('search'), maybe('search'), { aim: '< 1 ms', met: cost < 1 }),
    finding('a search for words never asked', at('searchOnce'), maybe('searchOnce')),
  ];
}

async function orders(
  site: Site,
  own: Measured,
  before: Measured | undefined,
  skus: readonly string[],
  tenant: string,
) {
  const variants = {
    orders: await orderVariant(own.place, [own.shop], skus, tenant),
    ...(before && { 'before orders': await orderVariant(before.place, [before.shop], skus, tenant) }),
  };
  const costs = await costsOf<string>(variants, {
    databasePid: site.databasePid,
    callers,
    forMs: 2000,
    rounds: 15,
    warmUp: 1500,
  });
  const { orders: cost = fail() } = costs;
  const both = 2000 / (cost.shop + cost.database);
  return [
    finding('a whole checkout, eight calls', cost, costs['before orders'], {
      aim: '≥ 100 a second on two cores, 20 ms of both',
      met: cost.shop + cost.database <= 20,
    }),
    { what: 'orders that two cores are enough for', value: `${Math.round(both)}/s`, note: 'the callers left out' },
    {
      what: 'orders in this run, its callers on the same cores',
      value: `${Math.round(cost.perSecond)}/s`,
      ...(costs['before orders'] && { note: `before ${Math.round(costs['before orders'].perSecond)}/s` }),
    },
  ] satisfies Finding[];
}

/** Two processes serve twice as much as one as far as an answer costs no more with two. */
async function processes(
  site: Site,
  { place, shop }: Measured,
  skus: readonly string[],
  tenant: string,
): Promise<Finding[]> {
  const second = await place.open(tenant);
  const one = await cartVariants(shop, skus, callers);
  const [half, other] = [await cartVariants(shop, skus, callers), await cartVariants(second, skus, callers)];
  const both = (name: 'read15' | 'minimal15'): Variant => ({
    pids: [shop.pid, second.pid],
    call: async (caller, turn) => (caller % 2 === 0 ? half : other).variants[name].call(caller, turn),
  });
  const costs = await costsOf<string>(
    {
      'read 1': one.variants.read15,
      'read 2': both('read15'),
      'change 1': one.variants.minimal15,
      'change 2': both('minimal15'),
      'order 1': await orderVariant(place, [shop], skus, tenant),
      'order 2': await orderVariant(place, [shop, second], skus, tenant),
    },
    { databasePid: site.databasePid, callers, forMs: 1500, warmUp: 1500 },
  );
  for (const open of [one, half, other]) open.close();
  const at = (name: string) => costs[name] ?? fail();
  return ['read', 'change', 'order'].map((what) => {
    const [single, double] = [at(`${what} 1`), at(`${what} 2`)];
    const times = (2 * (single.shop + single.database)) / (double.shop + double.database);
    return {
      what: `${what}: two processes against one, by what an answer costs`,
      value: `${times.toFixed(2)} times`,
      note: `one ${shareOf(single)}; two ${shareOf(double)}`,
      aim: '≥ 1.9 times',
      met: times >= 1.9,
    };
  });
}

function withBefore<V>(
  own: Readonly<Record<string, V>>,
  before: Readonly<Record<string, V>> | undefined,
): Record<string, V> {
  const theirs = Object.entries(before ?? {}).map(([name, one]) => [`before ${name}`, one] as const);
  return { ...own, ...Object.fromEntries(theirs) };
}

function fail(): never {
  throw new Error('it was not measured');
}
