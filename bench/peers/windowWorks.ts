import type { Answer, Candidate, Goods, Ware, Window } from './candidate.ts';
import { type Checked, checkEach, plainPart, slugsIn } from './checked.ts';
import type { Work } from './work.ts';

/** What one call asks, and whether an answer to it is one. */
interface Question {
  readonly words: string;
  ask(window: Window): Promise<Answer>;
  isRight(answer: string): boolean;
}

type Ask = (goods: Goods, turn: number) => Question;

const searchTerms = ['milk', 'bread', 'apple', 'cheese', 'organic', 'pasta', 'juice', 'water', 'yoghurt', 'chocolate'];
const pagesOfList = 3;
const longestPage = 48;
const perPage = 24;
const kindsOfProducts = 300;
const looks = 10;

/** Reading by as many callers; some answers are looked at before the time is taken. */
export function windowWork(id: string, title: string, opens: 'openData' | 'openPages', makeAsk: () => Ask): Work {
  return {
    id,
    title,
    async open(candidate, goods, callers) {
      const windows = await openWindows(candidate, opens, callers);
      const [first] = windows;
      if (!first) return undefined;
      const ask = makeAsk();
      const checked = await look(first, ask, goods);
      const turns = windows.map((_, caller) => caller);
      return {
        async call(caller) {
          const turn = turns[caller] ?? 0;
          turns[caller] = turn + 1;
          await ask(goods, turn).ask(windows[caller] ?? never());
        },
        async close() {
          for (const window of windows) window.close();
          return checked;
        },
      };
    },
  };
}

async function openWindows(candidate: Candidate, opens: 'openData' | 'openPages', many: number): Promise<Window[]> {
  const windows: Window[] = [];
  while (candidate[opens] && windows.length < many) windows.push(await candidate[opens]());
  return windows;
}

function look(window: Window, ask: Ask, goods: Goods): Promise<Checked> {
  const asked = Array.from({ length: looks }, (_, turn) => ask(goods, turn));
  return checkEach(
    asked,
    ({ words }) => words,
    async (one) => one.isRight((await one.ask(window)).text()),
  );
}

export const questions = {
  list(goods: Goods, turn: number): Question {
    const roots = departments(goods);
    const root = roots[turn % roots.length] ?? never();
    const page = 1 + (Math.floor(turn / roots.length) % pagesOfList);
    return {
      words: `${root}, page ${page}`,
      ask: (window) => window.list(root, page),
      isRight: (answer) => slugsIn(answer, waresOf(goods, root)).length >= perPage,
    };
  },

  /** A few hundred of them in turn: neither one alone, nor each only once. */
  product({ products }: Goods, turn: number): Question {
    const step = Math.max(1, Math.floor(products.length / kindsOfProducts));
    const ware = products[((turn % kindsOfProducts) * step) % products.length] ?? never();
    return {
      words: ware.slug,
      ask: (window) => window.product(ware),
      isRight: (answer) => slugsIn(answer, [ware]).length > 0 && answer.includes(plainPart(ware.description)),
    };
  },

  search({ products }: Goods, turn: number): Question {
    const term = searchTerms[turn % searchTerms.length] ?? never();
    return {
      words: term,
      ask: (window) => window.search(term),
      isRight: (answer) => slugsIn(answer, products).length > 0,
    };
  },

  /** Names of products, and those cut shorter and shorter once all were asked: each once, by whichever caller. */
  newSearch(): Ask {
    let asked = 0;
    return ({ products }) => {
      const turn = asked++;
      const ware = products[turn % products.length] ?? never();
      const cut = Math.floor(turn / products.length);
      const term = ware.name.slice(0, Math.max(3, ware.name.length - cut));
      return {
        words: term,
        ask: (window) => window.search(term),
        isRight: (answer) => slugsIn(answer, [ware]).length > 0,
      };
    };
  },
};

const departmentsOf = new WeakMap<Goods, ReadonlyMap<string, readonly Ware[]>>();

/** Departments with enough for the pages that are asked for, the largest first; where there is none, the largest. */
function largeDepartments(goods: Goods): ReadonlyMap<string, readonly Ware[]> {
  const known = departmentsOf.get(goods);
  if (known) return known;
  const all = new Map<string, Ware[]>();
  for (const ware of goods.products) {
    const wares = all.get(ware.root.slug) ?? [];
    wares.push(ware);
    all.set(ware.root.slug, wares);
  }
  const bySize = [...all].sort(([, one], [, other]) => other.length - one.length);
  const large = bySize.filter(([, wares]) => wares.length >= longestPage * pagesOfList);
  const chosen = new Map<string, readonly Ware[]>(large.length > 0 ? large : bySize.slice(0, 1));
  departmentsOf.set(goods, chosen);
  return chosen;
}

export const departments = (goods: Goods): readonly string[] => [...largeDepartments(goods).keys()];
const waresOf = (goods: Goods, root: string): readonly Ware[] => largeDepartments(goods).get(root) ?? [];

function never(): never {
  throw new Error('there is nothing to ask for');
}
