import { screen, within } from '@testing-library/react';
import type { PesticidesScreenData, ResidueRecord, ResidueSummary } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { readTexts } from '../../../tenants/testing.ts';
import { payloadOf, renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import PesticidesScreen from './PesticidesScreen.tsx';

const texts = Object.fromEntries(
  Object.entries(readTexts('harbour', 'pesticide')).map(([key, message]) => [key, compile(message)]),
);
const summary = (changes: Partial<ResidueSummary> = {}): ResidueSummary => ({
  ...{ batch: 'L2646-07', sampledOn: '2026-11-09', tested: 612, found: 2, highest: 9, verdict: 'far' },
  ...changes,
});
const bad = summary({
  batch: 'L2615-01',
  sampledOn: '2026-04-06',
  highest: 240,
  verdict: 'over',
  action: 'Off the shelf.',
});
const product = { sku: 't1', name: 'Hofkern Vine Tomatoes', pack: '500 g', picture: '/pictures/a', latest: summary() };
const record: ResidueRecord = {
  product,
  test: {
    ...summary(),
    laboratory: 'Test Works',
    report: 'TW-1',
    residues: [
      { substance: 'Boscalid', use: 'fungicide', amount: 0.27, limit: 3, share: 9, acuteDose: 0 },
      { substance: 'Spirotetramat', use: 'insecticide', amount: 0.001, limit: 1, share: 0.1, acuteDose: 1 },
    ],
    sum: 9.1,
    meal: { substance: 'Spirotetramat', kilograms: 20_000, childKilograms: 20, needless: ['Boscalid'] },
  },
  tests: [bad, summary()],
  average: 124.5,
  goal: 33,
};
const days = {
  '2026-11-09': { long: '9 November 2026', month: 'Nov' },
  '2026-04-06': { long: '6 April 2026', month: 'Apr' },
};
const show = (data: Partial<PesticidesScreenData>) =>
  renderInTenant(
    <PesticidesScreen payload={payloadOf('pesticides', '/x', { by: 'product', typed: '', days, texts, ...data })} />,
  );

test('PEST-01 a record begins with its verdict in words, then shows each substance against its limit', () => {
  show({ record, typed: 'tomatoes' });
  expect(screen.getByText('Far below the limit')).toBeDefined();
  expect(screen.getByText('2 of 612 substances found, the highest at 9% of what is allowed.')).toBeDefined();
  const list = screen.getByRole('img', { name: 'Boscalid: 9% of the limit' }).closest('ul') as HTMLElement;
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toBe('Boscalidagainst mould and fungiA tenth of what is allowed9%0.27 of 3 mg/kg');
  expect(second?.textContent).toContain('under 1%');
  expect(screen.getByText('Both together: 9%')).toBeDefined();
  expect(screen.getByText(/A child of 20 kg would have to eat about 20,000 kg/)).toBeDefined();
});

test('PEST-01 a sample over the limit is called harmless nowhere, and not to be eaten where a child’s portion reaches the dose', () => {
  const over = (kilograms: number, verdict: 'over' | 'aboveGoal' = 'over') => {
    const meal = { substance: 'Spirotetramat', kilograms, childKilograms: 20, needless: [] };
    const { container, unmount } = show({ record: { ...record, test: { ...record.test, verdict, meal } } });
    const words = container.querySelector('.residue-meal p')?.textContent ?? '';
    unmount();
    return words;
  };
  expect(over(1.5)).toContain(
    'that doesn’t by itself make it dangerous. A child of 20 kg would have to eat about 1.5 kg',
  );
  expect(over(1.5)).toContain('Rinsing');
  expect(over(0.2)).toBe(
    'A value over the limit is against the law. Please don’t eat what you still have of this batch. About 0.2 kg of it in ' +
      'one day, no more than an ordinary portion, is enough for a child of 20 kg to reach the acute reference dose of ' +
      'Spirotetramat: the amount that can be eaten in a day without harm.',
  );
  expect(over(0.1, 'aboveGoal')).toMatch(/^About 0.1 kg of it in one day, no more than an ordinary portion/);
});

test('PEST-01 a bad sample of before stays visible with what was done, and leads to its own record', () => {
  show({ record });
  const link = screen.getByRole('link', { name: 'Over the limit: 240% on 6 April 2026.' });
  expect(link.getAttribute('href')).toContain('?batch=L2615-01&sku=t1');
  expect(link.closest('li')?.textContent).toContain('Off the shelf.');
  expect(screen.getByText('125% on average.')).toBeDefined();
});

test('only what is unlawful is drawn as such', () => {
  const { container } = show({ record });
  expect(container.querySelectorAll('.residue-list .residue-over')).toHaveLength(0);
  expect(container.querySelectorAll('.residue-chart .residue-over')).toHaveLength(1);
});

test('PEST-01 a wrong check digit is explained beside the field, which keeps what was typed', () => {
  show({ by: 'ean', typed: '9012345678905', problem: { kind: 'checkDigit' } });
  const field = screen.getByRole('searchbox', { name: 'Product, barcode or batch number' });
  expect(field).toHaveProperty('value', '9012345678905');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(error?.textContent).toContain('The last digit doesn’t go with the others.');
  expect(screen.getByRole('radio', { name: 'Barcode' })).toHaveProperty('checked', true);
});

test('nothing found says what to do next; several are to choose from', () => {
  const { unmount } = show({ by: 'batch', typed: 'L1', found: { total: 0, products: [] } });
  expect(screen.getByRole('heading', { name: 'No test on record' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all tests' })).toBeDefined();
  unmount();
  show({ typed: 'tomatoes', found: { total: 30, products: [product] } });
  expect(screen.getByRole('link', { name: /Hofkern Vine Tomatoes/ }).getAttribute('href')).toContain('?sku=t1');
  expect(screen.getByText(/The best 1 of 30/)).toBeDefined();
});

test('PEST-01 products of a batch lead to the test of that batch', () => {
  const found = {
    total: 2,
    products: [
      { ...product, latest: bad },
      { ...product, sku: 't2', latest: bad },
    ],
  };
  show({ by: 'batch', typed: 'L2615-01', found });
  const [first] = screen.getAllByRole('link', { name: /Hofkern Vine Tomatoes/ });
  expect(first?.getAttribute('href')).toContain('?batch=L2615-01&sku=t1');
});

test('PEST-01 the overview counts a year and tells what was not right', () => {
  const counts = { none: 1200, far: 30, below: 4, aboveGoal: 0, over: 1 };
  show({ overview: { tests: 1235, products: 90, counts, latest: [product], bad: [{ product, test: bad }] } });
  const year = screen.getByRole('region', { name: 'The last twelve months' });
  expect(year.textContent).toContain('1,200 nothing found');
  expect(year.textContent).not.toContain('goal');
  expect(within(screen.getByRole('region', { name: 'What wasn’t right' })).getByText('Off the shelf.')).toBeDefined();
});

test('without any test the page says so', () => {
  const counts = { none: 0, far: 0, below: 0, aboveGoal: 0, over: 0 };
  show({ overview: { tests: 0, products: 0, counts, latest: [], bad: [] } });
  expect(screen.getByRole('heading', { name: 'No results yet' })).toBeDefined();
});
