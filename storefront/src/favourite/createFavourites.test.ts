import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, answering, refusal } from '../customer/testing/answers.ts';
import { createStore } from '../shell/store.ts';
import { createFavourites } from './createFavourites.ts';

const list = 'GET /api/customers/favorites';
const put = 'PUT /api/customers/favorites/products';
const del = (sku: string) => `DELETE /api/customers/favorites/products/${sku}`;
const kept = () => sessionStorage.getItem('favourites');
beforeEach(() => sessionStorage.clear());

interface Given {
  readonly customer?: boolean;
  readonly marked?: readonly string[];
  readonly answers?: Answers;
}

function open({ customer = true, marked = [], answers = {} }: Given = {}) {
  const server = new Set(marked);
  const { call, paths } = answering({
    [list]: () => ({ products: [...server] }),
    [put]: ({ body }: { body: unknown }) => {
      server.add((body as { reference: string }).reference);
      return { products: [...server] };
    },
    ...Object.fromEntries(
      ['milk', 'bread'].map((sku) => [
        del(sku),
        () => {
          server.delete(sku);
          return { products: [...server] };
        },
      ]),
    ),
    ...answers,
  });
  const shown = createStore<ReadonlySet<string>>(new Set());
  const favourites = createFavourites({
    call,
    shown,
    storage: () => sessionStorage,
    isCustomer: async () => customer,
  });
  return { favourites, paths, server, hearts: () => [...shown.get()] };
}

describe('a customer', () => {
  test('FAV-01 finds the hearts of before, and marks and unmarks', async () => {
    const { favourites, hearts, server } = open({ marked: ['milk'] });
    await favourites.load();
    expect(hearts()).toEqual(['milk']);
    expect(await favourites.press('bread')).toBe('saved');
    expect(await favourites.press('milk')).toBe('saved');
    expect([hearts(), [...server]]).toEqual([['bread'], ['bread']]);
  });

  test('FAV-01 what is pressed is shown before anybody answered', async () => {
    const { favourites, hearts } = open();
    const pressed = favourites.press('milk');
    expect(hearts()).toEqual(['milk']);
    await pressed;
    expect(hearts()).toEqual(['milk']);
  });

  test('FAV-01 pressed again before it was sent it is not sent at all; the last press counts', async () => {
    const { favourites, hearts, paths, server } = open();
    expect(await Promise.all([favourites.press('milk'), favourites.press('milk'), favourites.press('milk')])).toEqual([
      'saved',
      'overtaken',
      'overtaken',
    ]);
    expect(paths()).toEqual([put]);
    expect([hearts(), [...server]]).toEqual([['milk'], ['milk']]);
  });

  test('FAV-01 what the server refuses is taken back', async () => {
    const { favourites, hearts } = open({ answers: { [put]: refusal(404, 'productNotFound') } });
    expect(await favourites.press('milk')).toBe('failed');
    expect([hearts(), kept()]).toEqual([[], null]);
  });

  test('FAV-05 after the end of a session a heart is stored for the next login', async () => {
    const { favourites, hearts } = open({ answers: { [put]: refusal(401, 'unauthorized') } });
    expect(await favourites.press('milk')).toBe('pending');
    expect([hearts(), kept()]).toEqual([['milk'], '["milk"]']);
  });

  test('CUST-14 nothing of it stays after the logout', async () => {
    const { favourites, hearts } = open({ marked: ['milk'] });
    await favourites.load();
    favourites.forget();
    expect(hearts()).toEqual([]);
  });
});

describe('a visitor', () => {
  test('FAV-05 stores what is marked for the visit; nothing is sent to the server', async () => {
    const { favourites, hearts, paths } = open({ customer: false });
    expect(await favourites.press('milk')).toBe('pending');
    expect(await favourites.press('bread')).toBe('pending');
    expect([hearts(), kept(), paths()]).toEqual([['milk', 'bread'], '["milk","bread"]', []]);
    await favourites.press('milk');
    await favourites.press('bread');
    expect([hearts(), kept()]).toEqual([[], null]);
  });

  test('FAV-05 finds it again on the next page', () => {
    sessionStorage.setItem('favourites', '["milk"]');
    const { favourites, hearts } = open({ customer: false });
    favourites.begin();
    expect(hearts()).toEqual(['milk']);
  });

  test.each(['nonsense', '{}', '[1,null]'])('FAV-05 is not misled by %s in its place', (found) => {
    sessionStorage.setItem('favourites', found);
    const { favourites, hearts } = open({ customer: false });
    favourites.begin();
    expect(hearts()).toEqual([]);
  });
});

describe('after the login', () => {
  test('FAV-05 pending favourites are sent, beside what was marked before', async () => {
    sessionStorage.setItem('favourites', '["milk","bread"]');
    const { favourites, hearts, server } = open({ marked: ['tea'] });
    await favourites.sendPending();
    expect([...server]).toEqual(['tea', 'milk', 'bread']);
    expect([hearts(), kept()]).toEqual([['tea', 'milk', 'bread'], null]);
  });

  test('FAV-05 what is refused is dropped, what could not be sent waits', async () => {
    sessionStorage.setItem('favourites', '["milk","bread"]');
    const { favourites } = open({
      answers: {
        [put]: ({ body }: { body: unknown }) =>
          refusal((body as { reference: string }).reference === 'milk' ? 404 : 503),
      },
    });
    await favourites.sendPending();
    expect(kept()).toBe('["bread"]');
  });
});
