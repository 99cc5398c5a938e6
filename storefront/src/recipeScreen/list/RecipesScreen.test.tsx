import { fireEvent, screen, within } from '@testing-library/react';
import type { RecipeListing, RecipesScreenData } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { bootOf, inTenant, payloadOf, renderInTenant } from '../../catalogue/testing/renderInTenant.tsx';
import { noPlan } from '../../recipe/createPlan.ts';
import { plan } from '../../recipe/plan.ts';
import { recipeListFixture, recipeTexts, summaryFixture } from '../../recipe/testing/recipes.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import RecipesScreen from './RecipesScreen.tsx';

afterEach(() => plan.set(noPlan));

const texts = recipeTexts();
const value = (name: string, count: number, selected = false) => ({ value: name, count, selected });
const facets: RecipeListing['facets'] = [
  { key: 'time', values: [value('20', 8), value('45', 38, true), value('long', 12)] },
  { key: 'offer', values: [value('1', 23)] },
  { key: 'diet', values: [value('vegetarian', 28), value('vegan', 11)] },
  { key: 'thing', values: [{ ...value('carrot', 9), name: 'Carrots', picture: '/pictures/0123456789abcdef' }] },
];
const screenOf = (given: Partial<RecipesScreenData> = {}) => (
  <RecipesScreen payload={payloadOf('recipes', '/recipes', { texts, listing: recipeListFixture(), q: '', ...given })} />
);
const shown = (given: Partial<RecipesScreenData> = {}) => renderInTenant(screenOf(given));

test('REC-01 a card tells the time, the diet, why now, and what a serving costs', () => {
  shown({ listing: recipeListFixture({ results: [summaryFixture({ offers: 2 })] }) });
  const card = screen.getByRole('heading', { name: 'Thin pancakes' }).closest('li')!;
  expect(within(card).getByRole('link', { name: 'Thin pancakes' }).getAttribute('href')).toBe('/recipes/pancakes');
  for (const words of ['35 min', 'Vegetarian', '2 on offer', '€1.48', 'per serving'])
    expect(card.textContent).toContain(words);
});

test('REC-01 filters are links with counts, each keeps the others, and a chosen one can be taken away', () => {
  shown({ listing: recipeListFixture({ facets, total: 38 }), q: 'pie' });
  const panel = within(document.querySelector<HTMLElement>('#filters')!);
  expect(panel.getByText('Vegan').closest('a')?.getAttribute('href')).toBe('/recipes?diet=vegan&q=pie&time=45');
  expect(panel.getByText('Carrots').closest('a')?.getAttribute('href')).toBe('/recipes?q=pie&thing=carrot&time=45');
  expect(panel.getByText('up to 45 min').closest('a')?.getAttribute('aria-current')).toBe('true');
  const chosen = within(screen.getByRole('group', { name: 'Filters applied' }));
  expect(chosen.getByText('up to 45 min').closest('a')?.getAttribute('href')).toBe('/recipes?q=pie');
  expect(screen.getByRole('status').textContent).toBe('38 recipes');
});

test('REC-01 the newest come first, and the order is a choice of the address', () => {
  shown();
  const sort = screen.getByRole<HTMLSelectElement>('combobox');
  expect(sort.value).toBe('date');
  expect([...sort.options].map(({ textContent }) => textContent)).toEqual([
    'Newest first',
    'Quickest first',
    'Cheapest per serving',
    'A to Z',
  ]);
});

test('REC-01 the search is a form of the list that keeps what was chosen', () => {
  shown({ listing: recipeListFixture({ facets }) });
  const form = screen.getByRole('searchbox').closest('form')!;
  expect(form.getAttribute('action')).toBe('/recipes');
  expect([...new FormData(form)]).toEqual([
    ['time', '45'],
    ['q', ''],
  ]);
});

test('ROUTE-09 every page has an address of its own', () => {
  shown({ listing: recipeListFixture({ total: 60, pages: 3, page: 2, offset: 24, count: 24 }) });
  expect(screen.getByText('25 to 48 of 60 recipes')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show the next 12' }).getAttribute('href')).toBe('/recipes?page=3');
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/recipes');
});

test('REC-01 where nothing fits it says what to try', () => {
  shown({ listing: recipeListFixture({ results: [], facets }), q: 'unicorn' });
  expect(screen.getByRole('heading', { name: 'No recipe for “unicorn” yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Without filters' }).getAttribute('href')).toBe('/recipes?q=unicorn');
});

test('REC-01 one leads; it goes into the week plan with a press, and out again', () => {
  shown({ lead: summaryFixture({ slug: 'stew', title: 'Irish stew' }) });
  const lead = within(screen.getByRole('region', { name: 'Recipe of the week' }));
  expect(lead.getByRole('link', { name: 'See the recipe' }).getAttribute('href')).toBe('/recipes/stew');
  fireEvent.click(lead.getByRole('button', { name: 'Add to week plan' }));
  expect(plan.get().meals.map(({ slug, servings }) => [slug, servings])).toEqual([['stew', 4]]);
  fireEvent.click(lead.getByRole('button', { name: 'In your week plan' }));
  expect(plan.get().meals).toEqual([]);
});

test('the plan’s bar is there once a dish is planned', async () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Week plan: Thin pancakes' }));
  const bar = within(await screen.findByRole('complementary', { name: 'Week plan' }));
  expect(bar.getByText('Week plan: 1')).toBeDefined();
  expect(bar.getByRole('link', { name: 'See the plan' }).getAttribute('href')).toBe('/recipes/_plan');
});

test('what is planned in this browser is not in the page for everybody', () => {
  plan.add({ slug: 'pancakes', title: 'Thin pancakes', servings: 4 });
  const html = renderToString(inTenant(screenOf()));
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('plan-bar');
});

test('where nothing is sold there is no price to sort by and no plan', () => {
  const boot = bootOf('harbour');
  const clientRuntimeConfig = { ...boot.tenant.clientRuntimeConfig, featureProductDiscovery: false };
  const html = renderToString(
    <ShopProvider boot={{ ...boot, tenant: { ...boot.tenant, clientRuntimeConfig } }}>{screenOf()}</ShopProvider>,
  );
  expect(html).not.toContain('Cheapest per serving');
  expect(html).not.toContain('Week plan');
});
