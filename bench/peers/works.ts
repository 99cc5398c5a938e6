import type { Candidate, Goods, Shopper, Ware, Window } from './candidate.ts';

/** One caller's next call; times are taken around it. */
export type Call = (caller: number) => Promise<void>;

/** A piece of work that every candidate is given alike. */
export interface Work {
  readonly id: string;
  readonly title: string;
  /** Nothing where the candidate has no such thing. */
  open(candidate: Candidate, goods: Goods, callers: number): Promise<OpenWork | undefined>;
}

export interface OpenWork {
  readonly call: Call;
  /** HTTP calls of one piece of work, where it is more than one. */
  callsEach?(): number;
  close(): Promise<void>;
}

const searchTerms = ['milk', 'bread', 'apple', 'cheese', 'organic', 'pasta', 'juice', 'water', 'yoghurt', 'chocolate'];
const pagesOfList = 3;
const longestPage = 48;
const checkoutLines = 15;

export const works: readonly Work[] = [
  cartWork('add15', 'put a product into a cart of 15 lines, take it out again (each)', 15, putInAndOut),
  cartWork('add150', 'the same with 150 lines', 150, putInAndOut),
  cartWork('change15', 'change how many of a line, cart of 15 lines', 15, changeLine),
  cartWork('change150', 'the same with 150 lines', 150, changeLine),
  cartWork('read15', 'read a cart of 15 lines', 15, () => async (shopper) => void (await shopper.read())),
  cartWork('read150', 'read a cart of 150 lines', 150, () => async (shopper) => void (await shopper.read())),
  windowWork('list', 'list: 24 products of a department, as data', 'openData', () => lists),
  windowWork('product', 'product, as data', 'openData', () => details),
  windowWork('search', 'search, 24 results, as data', 'openData', () => searches),
  windowWork('searchNew', 'search for something that nobody asked before, as data', 'openData', newSearches),
  windowWork('listPage', 'list, as HTML page', 'openPages', () => lists),
  windowWork('productPage', 'product, as HTML page', 'openPages', () => details),
  windowWork('searchPage', 'search, as HTML page', 'openPages', () => searches),
  {
    id: 'checkout',
    title: 'a whole checkout of a guest, 15 lines',
    async open(candidate, goods) {
      const skus = orderable(goods);
      let calls = 0;
      let orders = 0;
      return {
        async call() {
          const shopper = await candidate.openShopper();
          const number = orders++;
          try {
            await shopper.fillCart(basket(skus, number));
            await shopper.prepare(buyer(`${candidate.name}-${number}`));
            await shopper.complete();
            calls = shopper.calls();
          } finally {
            shopper.close();
          }
        },
        callsEach: () => calls,
        close: async () => undefined,
      };
    },
  },
];

/** Shoppers buy different things; after some, the same again. */
function basket(skus: readonly string[], number: number): readonly string[] {
  const kinds = Math.max(1, Math.floor(skus.length / checkoutLines));
  const from = (number % kinds) * checkoutLines;
  return skus.slice(from, from + checkoutLines);
}

/** Nobody who bought before in this database. */
export const buyer = (name: string): string => `${name}-${Date.now().toString(36)}@example.org`;

export const orderable = (goods: Goods): readonly string[] =>
  goods.products.filter((ware) => ware.orderable).map(({ sku }) => sku);

interface Step {
  (shopper: Shopper, skus: readonly string[], spare: string): Promise<void>;
  /** Leaves the cart as it was. */
  restore?(shopper: Shopper, spare: string): Promise<void>;
}

function cartWork(id: string, title: string, lines: number, makeStep: () => Step): Work {
  return {
    id,
    title,
    async open(candidate, goods, callers) {
      const [spare = '', ...skus] = orderable(goods).slice(0, lines + 1);
      const carts = (await filledCarts(candidate, skus, callers)).map((shopper) => ({ shopper, step: makeStep() }));
      return {
        async call(caller) {
          const { shopper, step } = carts[caller] ?? never();
          await step(shopper, skus, spare);
        },
        async close() {
          for (const { shopper, step } of carts) await step.restore?.(shopper, spare);
        },
      };
    },
  };
}

const openCarts = new WeakMap<Candidate, Map<number, Shopper[]>>();

/** Filled once for all work of that size: a cart of 150 lines takes some candidates seconds. */
async function filledCarts(candidate: Candidate, skus: readonly string[], callers: number): Promise<Shopper[]> {
  const known = openCarts.get(candidate) ?? new Map<number, Shopper[]>();
  openCarts.set(candidate, known);
  const carts = known.get(skus.length) ?? [];
  // One after the other: some refuse, or wait for minutes, when eight large carts are filled at once.
  while (carts.length < callers) {
    const shopper = await candidate.openShopper();
    await shopper.fillCart(skus);
    carts.push(shopper);
  }
  known.set(skus.length, carts);
  return carts;
}

function putInAndOut(): Step {
  let isIn = false;
  const step: Step = async (shopper, _skus, spare) => {
    await (isIn ? shopper.remove(spare) : shopper.add(spare));
    isIn = !isIn;
  };
  step.restore = async (shopper, spare) => {
    if (isIn) await shopper.remove(spare);
  };
  return step;
}

function changeLine(): Step {
  let turn = 0;
  return async (shopper, skus) => {
    const at = turn++;
    await shopper.change(skus[at % skus.length] ?? never(), 2 + (Math.floor(at / skus.length) % 2));
  };
}

type Look = (window: Window, goods: Goods, turn: number) => Promise<void>;

function windowWork(id: string, title: string, opens: 'openData' | 'openPages', makeLook: () => Look): Work {
  return {
    id,
    title,
    async open(candidate, goods, callers) {
      if (!candidate[opens]) return undefined;
      const windows: Window[] = [];
      for (let caller = 0; caller < callers; caller++) windows.push((await candidate[opens]()) ?? never());
      const look = makeLook();
      const turns = windows.map((_, caller) => caller);
      return {
        async call(caller) {
          const turn = turns[caller] ?? 0;
          turns[caller] = turn + 1;
          await look(windows[caller] ?? never(), goods, turn);
        },
        close: async () => windows.forEach((window) => window.close()),
      };
    },
  };
}

function lists(window: Window, goods: Goods, turn: number): Promise<void> {
  const roots = departments(goods);
  return window.list(roots[turn % roots.length] ?? never(), 1 + (Math.floor(turn / roots.length) % pagesOfList));
}

/** A few hundred of them in turn: neither one alone, nor each only once. */
function details(window: Window, { products }: Goods, turn: number): Promise<void> {
  return window.product(spread(products, turn, 300));
}

const searches: Look = (window, _goods, turn) => window.search(searchTerms[turn % searchTerms.length] ?? never());

/** Names of products, and those cut shorter and shorter once all were asked: each once, by whichever caller. */
function newSearches(): Look {
  let asked = 0;
  return (window, { products }) => {
    const turn = asked++;
    const { name } = products[turn % products.length] ?? never();
    const cut = Math.floor(turn / products.length);
    return window.search(name.slice(0, Math.max(3, name.length - cut)));
  };
}

const departmentsOf = new WeakMap<Goods, readonly string[]>();

/** Departments with enough for the pages that are asked for. */
export function departments(goods: Goods): readonly string[] {
  const known = departmentsOf.get(goods);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { root } of goods.products) counts.set(root.slug, (counts.get(root.slug) ?? 0) + 1);
  const bySize = [...counts].sort(([, one], [, other]) => other - one);
  const large = bySize.filter(([, count]) => count >= longestPage * pagesOfList);
  const chosen = (large.length > 0 ? large : bySize.slice(0, 1)).map(([slug]) => slug);
  departmentsOf.set(goods, chosen);
  return chosen;
}

function spread(products: readonly Ware[], turn: number, kinds: number): Ware {
  const step = Math.max(1, Math.floor(products.length / kinds));
  return products[((turn % kinds) * step) % products.length] ?? never();
}

function never(): never {
  throw new Error('there is nothing to ask for');
}
