import type { Candidate, Goods, Shopper } from './candidate.ts';
import { checkEach } from './checked.ts';
import { questions, windowWork } from './windowWorks.ts';
import type { Work } from './work.ts';

const checkoutLines = 15;
const lastOrders = 20;

export const works: readonly Work[] = [
  cartWork('add15', 'put a product into a cart of 15 lines, take it out again (each)', 15, putInAndOut),
  cartWork('add150', 'the same with 150 lines', 150, putInAndOut),
  cartWork('change15', 'change how many of a line, cart of 15 lines', 15, changeLine),
  cartWork('change150', 'the same with 150 lines', 150, changeLine),
  cartWork('read15', 'read a cart of 15 lines', 15, () => async (shopper) => void (await shopper.read())),
  cartWork('read150', 'read a cart of 150 lines', 150, () => async (shopper) => void (await shopper.read())),
  windowWork('list', 'list: 24 products of a department, as data', 'openData', () => questions.list),
  windowWork('product', 'product, as data', 'openData', () => questions.product),
  windowWork('search', 'search, 24 results, as data', 'openData', () => questions.search),
  windowWork('searchNew', 'search for something that nobody asked before, as data', 'openData', questions.newSearch),
  windowWork('listPage', 'list, as HTML page', 'openPages', () => questions.list),
  windowWork('productPage', 'product, as HTML page', 'openPages', () => questions.product),
  windowWork('searchPage', 'search, as HTML page', 'openPages', () => questions.search),
  {
    id: 'checkout',
    title: 'a whole checkout of a guest, 15 lines',
    async open(candidate, goods) {
      const skus = orderable(goods);
      let calls = 0;
      let orders = 0;
      const placed: string[] = [];
      return {
        async call() {
          const shopper = await candidate.openShopper();
          const number = orders++;
          const email = buyer(`${candidate.name}-${number}`);
          try {
            await shopper.fillCart(basket(skus, number));
            await shopper.prepare(email);
            await shopper.complete();
            calls = shopper.calls();
            placed.push(email);
          } finally {
            shopper.close();
          }
        },
        callsEach: () => calls,
        close: () =>
          checkEach(placed.slice(-lastOrders), String, async (email) => {
            const bought = await candidate.bought(email);
            return bought.orders === 1 && bought.payments === 1;
          }),
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
        close: () =>
          checkEach(
            carts,
            (cart) => `cart ${carts.indexOf(cart) + 1}`,
            async ({ shopper, step }) => {
              await step.restore?.(shopper, spare);
              const there = await shopper.read();
              return there.size === skus.length && skus.every((sku) => there.has(sku));
            },
          ),
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
  known.set(skus.length, carts);
  // One after the other: some refuse, or wait for minutes, when eight large carts are filled at once.
  while (carts.length < callers) {
    const shopper = await candidate.openShopper();
    await shopper.fillCart(skus);
    carts.push(shopper);
  }
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

function never(): never {
  throw new Error('there is nothing to ask for');
}
