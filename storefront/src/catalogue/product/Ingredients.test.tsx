import type { ProductFacts } from '@trolley/contract';
import { expect, test } from 'vitest';
import { detailFixture } from '../testing/products.ts';
import { renderInTenant } from '../testing/renderInTenant.tsx';
import { hasIngredients, Ingredients } from './Ingredients.tsx';

const factsOf = (given: Partial<ProductFacts>): ProductFacts => ({ ...detailFixture().facts, ...given });
const shown = (given: Partial<ProductFacts>) =>
  renderInTenant(<Ingredients facts={factsOf(given)} />, 'harbour').container.textContent;

test('DISC-07 food without stated allergens says so: a list that names none is no promise', () => {
  const unstated = 'Allergens aren’t stated here. Please check the pack.';
  expect(shown({ ingredients: 'Sugar, cocoa' })).toContain(unstated);
  expect(shown({ traces: ['nuts'] })).toContain(unstated);
  expect(shown({ ingredients: 'Sugar, **milk**', contains: ['milk'] })).not.toContain(unstated);
  expect(shown({ ingredients: 'Apples', containsNone: true })).not.toContain(unstated);
  const responsiblePerson = { name: 'Soap Works', address: 'Cork', contact: 'hello@soap.example' };
  expect(shown({ ingredients: 'Aqua', responsiblePerson })).not.toContain(unstated);
});

test('DISC-07 what is stated to contain none of the allergens is shown as that, traces beside it', () => {
  const text = shown({ containsNone: true, traces: ['nuts'] });
  expect(text).toContain('Contains none of the 14 main allergens');
  expect(text).toContain('May contain traces of: nuts');
  expect(hasIngredients(factsOf({ containsNone: true }))).toBe(true);
  expect(hasIngredients(factsOf({}))).toBe(false);
});
