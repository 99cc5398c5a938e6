import type { ItemSummary } from '@trolley/contract';
import { expect, test } from 'vitest';
import { buildTree, linesOf, matches, nextChange, shownState } from './buildTree.ts';

const page = (path: string, more: Partial<ItemSummary> = {}): ItemSummary => ({
  item: `page:${path}`,
  title: path,
  path,
  revision: 1,
  state: 'live',
  updatedAt: '2026-11-01T00:00:00.000Z',
  drafts: [],
  problems: 0,
  ...more,
});
const draft = { id: 'd', by: { id: 'me', name: 'Me' }, changedAt: '', revision: 1, baseRevision: 1 };

test('pages lie below the nearest one that exists, home holds none', () => {
  const tree = buildTree(['/', '/help', '/help/a', '/help/b/c', '/offers/x', '/helpers'].map((path) => page(path)));
  const lines = linesOf(tree, new Set()).map(({ page, depth }) => `${' '.repeat(depth)}${page.path}`);
  expect(lines).toEqual(['/', '/help', ' /help/a', ' /help/b/c', '/helpers', '/offers/x']);
  expect(tree.find(({ page }) => page.path === '/help')?.count).toBe(2);
  expect(linesOf(tree, new Set(['page:/help'])).length).toBe(4);
});

test('a draft beside what is live, a plan of what is new', () => {
  expect(shownState(page('/a', { drafts: [draft] }))).toBe('liveDraft');
  expect(shownState(page('/a', { state: 'new', nextPlan: { id: 'p', at: '' } }))).toBe('planned');
  expect(shownState(page('/a', { state: 'ended', drafts: [draft] }))).toBe('ended');
});

test('the next change is the nearest moment ahead', () => {
  const now = Date.parse('2026-11-18T00:00:00Z');
  const dated = page('/a', {
    validFrom: '2026-11-01T00:00:00Z',
    validUntil: '2026-12-24T00:00:00Z',
    nextPlan: { id: 'p', at: '2026-12-01T00:00:00Z' },
  });
  expect(nextChange(dated, now)).toBe('2026-12-01T00:00:00Z');
  expect(nextChange(page('/a'), now)).toBeUndefined();
});

test('found by words, state, own draft and plan', () => {
  const one = page('/help/deposit', { drafts: [draft] });
  const all = { text: '', planned: false };
  expect(matches(one, 'Deposit return', { ...all, text: 'RETURN' })).toBe(true);
  expect(matches(one, 'Deposit return', { ...all, text: '/help' })).toBe(true);
  expect(matches(one, 'x', { ...all, draftsOf: 'me' })).toBe(true);
  expect(matches(one, 'x', { ...all, draftsOf: 'you' })).toBe(false);
  expect(matches(one, 'x', { ...all, planned: true })).toBe(false);
});
