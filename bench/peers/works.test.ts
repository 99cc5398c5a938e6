import { expect, test } from 'vitest';
import type { Candidate, CandidateName, Goods, Shopper, Window } from './candidate.ts';
import { departments } from './windowWorks.ts';
import { works } from './works.ts';

const goods: Goods = {
  products: Array.from({ length: 400 }, (_, at) => ({
    sku: `sku-${at}`,
    slug: `ware-${at}`,
    name: `Ware number ${at}`,
    pack: '1 kg',
    description: '',
    price: 400,
    category: { slug: 'leaf', name: 'Leaf' },
    root:
      at < 200
        ? { slug: 'large', name: 'Large' }
        : at < 350
          ? { slug: 'wide', name: 'Wide' }
          : { slug: 'small', name: 'Small' },
    orderable: at % 2 === 0,
  })),
};

/** Writes down what it is asked. */
function noting(name: CandidateName, hasPages: boolean) {
  const asked: string[] = [];
  const note = async (...words: unknown[]) => void asked.push(words.join(' '));
  const answer = async (...words: unknown[]) => {
    await note(...words);
    return { text: () => '' };
  };
  let calls = 0;
  const shopper: Shopper = {
    fillCart: (skus) => note('fill', skus.length, ...skus.slice(0, 3)),
    add: (sku) => note('add', sku),
    change: (sku, quantity) => note('change', sku, quantity),
    remove: (sku) => note('remove', sku),
    read: async () => {
      await note('read');
      return new Map();
    },
    prepare: () => note('prepare'),
    complete: async () => {
      await note('complete');
      return '1';
    },
    calls: () => ++calls,
    close: () => undefined,
  };
  const window: Window = {
    list: (root, page) => answer('list', root, page),
    product: ({ sku }) => answer('product', sku),
    search: (term) => answer('search', term),
    close: () => undefined,
  };
  const candidate: Candidate = {
    name,
    version: '1',
    setup: '',
    pids: [],
    memoryMb: async () => 0,
    database: name,
    openShopper: async () => shopper,
    openData: async () => window,
    ...(hasPages && { openPages: async () => window }),
    lastOne: async () => ({ skus: [] }),
    bought: async () => ({ orders: 0, payments: 0 }),
    stop: async () => undefined,
  };
  return { candidate, asked };
}

async function doAll({ candidate, asked }: ReturnType<typeof noting>, id: string): Promise<readonly string[]> {
  const open = await works.find((work) => work.id === id)?.open(candidate, goods, 2);
  for (let turn = 0; turn < 40; turn++) await open?.call(turn % 2);
  await open?.close();
  return asked;
}

test.each(works.map(({ id }) => id))('%s is the same work for every candidate', async (id) => {
  const [own, theirs] = [await doAll(noting('trolley', true), id), await doAll(noting('medusa', true), id)];
  expect(own.length).toBeGreaterThan(20);
  expect(theirs).toEqual(own);
});

test('who has no pages is not asked for them', async () => {
  expect(await doAll(noting('vendure', false), 'listPage')).toEqual([]);
});

test('a product goes in and out again, so that the cart stays as large as it is', async () => {
  const asked = await doAll(noting('next', true), 'add15');
  const ofCart = asked.filter((one) => !one.startsWith('fill'));
  expect(ofCart.filter((one) => one === 'add sku-0').length).toBe(20);
  expect(ofCart.filter((one) => one === 'remove sku-0').length).toBe(20);
  expect(asked[0]).toBe('fill 15 sku-2 sku-4 sku-6');
});

test('a cart is left as it was for the next work of its size', async () => {
  const { candidate, asked } = noting('next', true);
  const add = await works.find(({ id }) => id === 'add15')?.open(candidate, goods, 1);
  await add?.call(0);
  await add?.close();
  const read = await works.find(({ id }) => id === 'read15')?.open(candidate, goods, 1);
  await read?.call(0);
  expect(asked).toEqual(['fill 15 sku-2 sku-4 sku-6', 'add sku-0', 'remove sku-0', 'read', 'read']);
});

test('a search that nobody asked before is asked once', async () => {
  const asked = await doAll(noting('next', true), 'searchNew');
  expect(new Set(asked).size).toBe(asked.length);
});

test('lists are of departments that have all pages that are asked for', () => {
  expect(departments(goods)).toEqual(['large', 'wide']);
});
