import { fireEvent, screen, within } from '@testing-library/react';
import type { RecipeDetail, RecipeProducts, ShownIngredient } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartFixture, lineFixture } from '../../cart/testing/carts.ts';
import { renderCart, sent, settle } from '../../cart/testing/renderCart.tsx';
import { bootOf, inTenant, payloadOf } from '../../catalogue/testing/renderInTenant.tsx';
import { answering } from '../../customer/testing/answers.ts';
import {
  eggLine,
  eggs,
  flour,
  flourLine,
  milk,
  milkLine,
  oat,
  pickFixture,
  productsFixture,
  recipeFixture,
  recipeTexts,
} from '../../recipe/testing/recipes.ts';
import { dismiss, notifications } from '../../shell/notifications/notifications.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import RecipeScreen from './RecipeScreen.tsx';

const mine = 'GET /api/recipes/pancakes/products/mine';
const texts = recipeTexts();
const goods = [milk, oat, eggs, flour];
type Asked = { readonly query: URLSearchParams };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const { key } of notifications.get()) dismiss(key);
});

const page = (recipe: RecipeDetail = recipeFixture(), products: RecipeProducts | undefined = productsFixture()) => (
  <RecipeScreen
    payload={payloadOf('recipe-slug', '/recipes/pancakes', { texts, recipe, ...(products && { products }) })}
  />
);

interface Given {
  readonly recipe?: RecipeDetail;
  /** What the server answers to whoever asks. */
  readonly answer?: (query: URLSearchParams) => RecipeProducts;
  readonly known?: typeof goods;
  readonly cart?: ReturnType<typeof cartFixture>;
}

async function open({ recipe, answer = () => productsFixture(), known = goods, cart }: Given = {}) {
  const server = answering({ [mine]: ({ query }: Asked) => answer(query) });
  vi.stubGlobal('fetch', server.fetch);
  const shown = await renderCart(page(recipe), { products: known, ...(cart && { cart }) });
  return { ...shown, server };
}

const rowOf = (name: string) => screen.getByText(name, { selector: '.ingredient-amount span' }).closest('li')!;
const basket = () => within(screen.getByRole('complementary', { name: 'Going into your basket' }));
const addAll = () => fireEvent.click(basket().getByRole('button', { name: 'Add all ingredients' }));

describe('the page of a recipe', () => {
  test('REC-01 from the server come ingredients, products, both prices and all steps', () => {
    const html = renderToString(inTenant(page()));
    for (const words of [
      'Thin pancakes',
      'Ingredients for 4 servings',
      'Whole Milk',
      '500',
      'Batter',
      'Roll up and serve.',
    ])
      expect(html).toContain(words);
    expect(html).toContain('per serving, counting only what goes into the pot');
    expect(html).toContain('2 packs');
  });

  test('REC-01 an ingredient tells its product, what is left, and what is mostly at home stands apart', async () => {
    await open();
    const milkRow = within(rowOf('milk'));
    expect(milkRow.getByText('500 ml left over')).toBeDefined();
    expect(milkRow.getByRole('link', { name: 'Glenbeg Whole Milk' }).getAttribute('href')).toContain('/milk');
    expect(within(rowOf('eggs')).getByText('4 eggs left over')).toBeDefined();
    expect(document.querySelector('.recipe-cupboard')?.textContent).toContain('200\u00a0g flour');
    expect(document.querySelector('.ingredient-list')?.textContent).not.toContain('flour');
  });

  test('REC-01 other servings scale the amounts at once, and half an egg is told', async () => {
    const egg: ShownIngredient = { ...recipeFixture().ingredients[1]!, amount: 1 };
    const recipe = recipeFixture({ servings: 2, ingredients: [recipeFixture().ingredients[0]!, egg] });
    const { server } = await open({ recipe });
    fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(rowOf('milk').textContent).toContain('250\u00a0ml');
    expect(rowOf('egg').textContent).toContain('½');
    expect(within(rowOf('egg')).getByText(/only need part of one/)).toBeDefined();
    await expect.poll(() => server.asked.at(-1)?.query.get('servings')).toBe('1');
  });

  test('REC-01 a swap is asked for, and prices and packs follow', async () => {
    const swapped = { ...milkLine, pick: pickFixture(oat, { reason: 'chosen' }), others: [pickFixture(milk)] };
    await open({
      answer: (query) =>
        query.get('swap') === 'milk:oat'
          ? productsFixture({ lines: [swapped, eggLine, flourLine], total: { pieces: 2, price: 528, regular: 528 } })
          : productsFixture(),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Swap milk' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Use Glenbeg Oat Drink' }));
    expect(await screen.findByRole('link', { name: 'Glenbeg Oat Drink' })).toBeDefined();
    expect(basket().getAllByText('€5.28')).not.toHaveLength(0);
  });

  test('REC-01 what is at home is neither counted nor added', async () => {
    const { server } = await open({
      answer: (query) =>
        query.get('home') === 'egg'
          ? productsFixture({
              lines: [milkLine, { ...eggLine, home: { reason: 'said' } }, flourLine],
              total: { pieces: 1, price: 179, regular: 179 },
            })
          : productsFixture(),
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Already have it eggs' }));
    await expect.poll(() => server.asked.at(-1)?.query.get('home')).toBe('egg');
    expect(await screen.findByText('not in the basket')).toBeDefined();
    expect(basket().getByText('1 pack')).toBeDefined();
  });

  test('a product bought lately is recognised as being at home, with its day', async () => {
    const bought = { ...eggLine, home: { reason: 'bought' as const, boughtAt: '2026-10-24T10:00:00Z', product: eggs } };
    await open({ answer: () => productsFixture({ lines: [milkLine, bought, flourLine] }) });
    expect(await screen.findByText('bought on 24 October 2026')).toBeDefined();
  });

  test('nutrition is of the chosen products, and nothing is said where too little is known', async () => {
    await open();
    expect(screen.getByRole('meter', { name: 'Protein' }).getAttribute('aria-valuetext')).toBe('12\u00a0g, 24%');
    const vague = productsFixture();
    const html = renderToString(
      inTenant(page(recipeFixture(), { ...vague, contains: [], nutrition: { ...vague.nutrition!, known: 0.7 } })),
    );
    expect(html).not.toContain('kcal');
    expect(html).not.toContain('state their allergens');
    const silent = { ...productsFixture(), allergensUnstated: true };
    expect(renderToString(inTenant(page(recipeFixture(), silent)))).toContain('don’t state their allergens');
  });

  test('where nothing is sold there are ingredients and steps, and nothing to buy', () => {
    const html = renderToString(
      inTenant(
        <RecipeScreen
          payload={payloadOf('recipe-slug', '/recipes/pancakes', {
            texts,
            recipe: recipeFixture({ portionPrice: undefined }),
          })}
        />,
      ),
    );
    expect(html).toContain('200');
    expect(html).not.toContain('Add all ingredients');
    expect(html).not.toContain('mostly at home');
  });

  test('without a cart there are no buttons to buy', () => {
    const boot = bootOf('harbour');
    const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureCartCheckout: false };
    const html = renderToString(
      <ShopProvider boot={{ ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } }}>{page()}</ShopProvider>,
    );
    expect(html).toContain('Whole Milk');
    expect(html).not.toContain('Add all ingredients');
    expect(html).not.toContain('Already have it');
  });

  test('without a cart no word and no button speaks of one', () => {
    const boot = bootOf('harbour');
    const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureCartCheckout: false };
    const shop = { ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } };
    const bought = { ...eggLine, home: { reason: 'bought' as const, product: eggs } };
    const products = productsFixture({ lines: [milkLine, bought, flourLine] });
    const html = renderToString(<ShopProvider boot={shop}>{page(recipeFixture(), products)}</ShopProvider>);
    expect(html).toContain('What you’ll need');
    expect(html).toContain('You probably have:');
    expect(html).not.toContain('Add them anyway');
    expect(html).not.toMatch(/[^-"]basket[^-"]/i);
  });
});

describe('all into the cart', () => {
  test('REC-01 all ingredients go into the cart in one call, and back with one press', async () => {
    const { cart, carts } = await open({ cart: cartFixture([lineFixture(milk, 2)]) });
    addAll();
    await settle();
    await sent(cart);
    expect(await basket().findByText('2 products are in your basket')).toBeDefined();
    expect(carts.quantities()).toEqual({ milk: 3, eggs: 1 });
    expect(carts.changes()).toHaveLength(1);
    fireEvent.click(basket().getByRole('button', { name: 'Undo' }));
    await sent(cart);
    expect(carts.quantities()).toEqual({ milk: 2 });
    expect(basket().queryByText(/in your basket$/)).toBeNull();
  });

  test('REC-01 what could not be added is told by name, with the reason', async () => {
    const { cart } = await open({ known: [flour] });
    addAll();
    await settle();
    await sent(cart);
    expect(await basket().findByText('Nothing was added')).toBeDefined();
    expect(basket().getByText('Glenbeg Whole Milk: sold out for your delivery')).toBeDefined();
    expect(basket().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('REC-01 on a phone price and button stand in the bar at the bottom', async () => {
    await open();
    const bar = within(document.querySelector<HTMLElement>('.bottom-bar')!);
    expect(bar.getByText('2 packs')).toBeDefined();
    expect(bar.getByRole('button', { name: 'Add all ingredients' })).toBeDefined();
  });

  const bar = () => within(document.querySelector<HTMLElement>('.bottom-bar')!);
  const addInBar = () => fireEvent.click(bar().getByRole('button', { name: 'Add all ingredients' }));

  test('REC-01 where nothing could be added the bar says so, and offers to try again', async () => {
    const { cart } = await open({ known: [flour] });
    addInBar();
    await settle();
    await sent(cart);
    expect(await bar().findByText('Nothing was added')).toBeDefined();
    expect(bar().getByText('2 couldn’t be added')).toBeDefined();
    expect(bar().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(bar().getByRole('button', { name: 'Add all ingredients' })).toBeDefined();
  });

  test('REC-01 for other servings there is a button again, and what was added before can still be undone', async () => {
    const { cart, carts } = await open({
      answer: (query) =>
        query.get('servings') === '5'
          ? productsFixture({ servings: 5, total: { pieces: 7, price: 900, regular: 900 } })
          : productsFixture(),
    });
    addInBar();
    await settle();
    await sent(cart);
    expect(await bar().findByText('2 products are in your basket')).toBeDefined();
    expect(bar().getByText('2 packs')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await bar().findByText('7 packs')).toBeDefined();
    expect(bar().getByRole('button', { name: 'Add all ingredients' })).toBeDefined();
    expect(bar().queryByText(/in your basket/)).toBeNull();
    expect(basket().getByText('2 products from before are in your basket')).toBeDefined();
    fireEvent.click(basket().getByRole('button', { name: 'Undo' }));
    await sent(cart);
    expect(carts.quantities()).toEqual({});
  });

  test('REC-01 what failed for other servings is not told of these', async () => {
    const { cart } = await open({ known: [flour] });
    addInBar();
    await settle();
    await sent(cart);
    expect(await basket().findByText('Nothing was added')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(basket().queryByText('Nothing was added')).toBeNull();
    expect(bar().queryByText('Nothing was added')).toBeNull();
  });
});
