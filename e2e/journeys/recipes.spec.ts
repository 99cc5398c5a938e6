import type { Page } from '@playwright/test';
import { getMealPlan, getRecipe, getRecipeProducts, getRecipes, type RecipeProducts } from '@trolley/contract';
import { accountOf, logOutBy } from '../support/account.ts';
import { apiGet } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { quantitiesIn, untilCartIsKnown } from '../support/cart.ts';
import { inspectPage, soundPage } from '../support/inspectPage.ts';
import { loggedInCustomer } from '../support/people.ts';
import { choosePlace } from '../support/places.ts';
import { addressOf, pageWith, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const list = addressOf('recipes');
const basket = (page: Page) => page.getByRole('complementary', { name: text('recipe.basket.title') });
const dialog = (page: Page) => page.locator('.cook-mode');

/** Each sku once, as the cart holds it. */
function wantedOf({ lines }: RecipeProducts): Record<string, number> {
  return Object.fromEntries(
    lines.flatMap(({ pick, home }) => (pick && !home ? [[pick.product.sku, pick.quantity]] : [])),
  );
}

test('REC-01 ROUTE-09 from the list to a recipe, for more servings, all of it into the cart and out again, and cooked step by step @smoke', async ({
  page,
}) => {
  await choosePlace(page.request);
  await openHydrated(page, list);
  await untilCartIsKnown(page);
  expect(await violations(page)).toEqual([]);
  // The newest come first.
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  await expect(page.locator('.recipe-grid .recipe-card-name').first()).toHaveText(results[0]?.title ?? '');

  const plain = results.find(({ servingsUnit }) => servingsUnit === 'portion');
  await page
    .locator('.recipe-grid')
    .getByRole('link', { name: plain?.title ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain?.title ?? '');
  // A tin or a tray may decide how many more there are.
  const detail = await apiGet(page.request, getRecipe, { params: { slug: plain?.slug ?? '' } });
  const servings = detail.servings + detail.servingsStep;
  const counter = page.getByRole('group', { name: text('recipe.page.servings.portion') });
  await counter.getByRole('button', { name: text('recipe.page.more') }).click();
  await expect(
    page.getByRole('heading', { name: text('recipe.page.ingredients.portion', { count: servings }) }),
  ).toBeVisible();
  await expect(page.locator('.recipe-ingredients')).not.toHaveAttribute('aria-busy');
  expect(await violations(page)).toEqual([]);

  const before = await quantitiesIn(page);
  await basket(page)
    .getByRole('button', { name: text('recipe.basket.add') })
    .click();
  await expect(basket(page).getByRole('button', { name: text('recipe.basket.undo') })).toBeVisible();
  const products = await apiGet(page.request, getRecipeProducts, {
    params: { slug: plain?.slug ?? '' },
    query: { servings },
  });
  await expect.poll(async () => Object.keys(await quantitiesIn(page)).length).toBeGreaterThan(0);
  const added = await quantitiesIn(page);
  const known = new Set(
    products.lines.flatMap(({ pick, others }) => [pick, ...others].flatMap((one) => one?.product.sku ?? [])),
  );
  expect(Object.keys(added).filter((sku) => !known.has(sku))).toEqual([]);
  expect(Object.keys(added).length).toBeGreaterThanOrEqual(Object.keys(wantedOf(products)).length - 1);
  await basket(page)
    .getByRole('button', { name: text('recipe.basket.undo') })
    .click();
  await expect.poll(() => quantitiesIn(page)).toEqual(before);

  // Cook mode: keys turn the steps, a timer runs on, Back leaves, and nothing is lost.
  await page.getByRole('button', { name: text('recipe.cook.open') }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).locator('.cook-count')).toContainText(/^\S+ 2 /);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: text('recipe.cook.goOn') }).click();
  await expect(dialog(page).locator('.cook-count')).toContainText(/^\S+ 2 /);
});

test('REC-01 dishes of a week become one list and one cart, and stay with whoever logs in', async ({ page }) => {
  await choosePlace(page.request);
  await openHydrated(page, list);
  await untilCartIsKnown(page);
  const cards = page.locator('.recipe-grid > li');
  for (const at of [0, 1]) await cards.nth(at).locator('.recipe-plan-button').click();
  await page
    .getByRole('complementary', { name: text('recipe.plan.title') })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recipe.week.title', { count: 2 }));
  const side = page.getByRole('complementary', { name: text('recipe.week.sums') });
  await expect(side).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await side.getByRole('button', { name: text('recipe.week.add') }).click();
  await side.getByRole('button', { name: text('recipe.basket.undo') }).waitFor();
  await expect.poll(async () => Object.keys(await quantitiesIn(page)).length).toBeGreaterThan(3);
  await page.reload();
  // A guest's plan is this browser's, a customer's the account's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recipe.week.title', { count: 2 }));
  const person = await loggedInCustomer(page);
  await page.reload();
  await expect.poll(async () => (await apiGet(page.request, getMealPlan, {})).meals.length).toBe(2);
  await expect(accountOf(page, person)).toBeVisible();
  await logOutBy(page, person);
  await expect(page.getByRole('heading', { name: text('recipe.week.empty') })).toBeVisible();
});

test('REC-01 the structured data of a recipe tell what goes in and how it is done', async ({ page }) => {
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  const [first] = results;
  await page.goto(addressOf('recipe-slug', { slug: first?.slug ?? '' }));
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = scripts.flatMap((script) => (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph']);
  const recipe = graph.find((thing) => thing['@type'] === 'Recipe');
  expect(recipe).toMatchObject({ name: first?.title, totalTime: `PT${first?.minutes.total}M` });
  expect([recipe?.['recipeIngredient']].flat().length).toBeGreaterThan(1);
});

test('SEARCH-06 recipes are found in the flyout and in a tab of the results', async ({ page }) => {
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  const title = results[0]?.title ?? '';
  await page.goto(addressOf('search-term', { term: title }));
  const tabs = page.getByRole('navigation', { name: text('search.tabs.label') });
  await tabs.getByRole('link', { name: text('search.type.recipes') }).click();
  await expect(page.locator('.search-recipes').getByRole('link', { name: title, exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('CONT-01 recipes are found by the block of a page @smoke', async ({ page }) => {
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  const title = results[0]?.title ?? '';
  await openHydrated(page, pageWith('recipeSearch') ?? '');
  const block = page.locator('.recipe-search');
  await expect(block.locator('.recipe-card').first()).toBeVisible();
  await block.getByRole('searchbox').fill(title);
  await block.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('recipe.list.titleFor', { q: title }));
  await expect(page.locator('.recipe-grid').getByRole('link', { name: title, exact: true })).toBeVisible();
});

for (const [name, path] of [
  ['the list of recipes', list],
  ['an empty week plan', addressOf('recipe-plan')],
] as const)
  test(`${name} ${soundPage}`, async ({ page }) => {
    await inspectPage(page, path);
  });

test(`a recipe ${soundPage} @smoke`, async ({ page }) => {
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  await inspectPage(page, addressOf('recipe-slug', { slug: results[0]?.slug ?? '' }));
});
