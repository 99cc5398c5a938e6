import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyFlyout, type FlyoutEvent, flyoutState, nothing, totalFound } from './flyoutState.ts';

const brands = (name: string) => ({
  count: 1,
  offset: 0,
  total: 1,
  results: [{ slug: name, name, count: 3 }],
});
const banner = { title: 'Bake', href: '/bake' };
const asked = (term: string): FlyoutEvent => ({ kind: 'asked', term, types: ['brands', 'content'] });
const after = (...events: readonly FlyoutEvent[]) => events.reduce(flyoutState, emptyFlyout);

describe('SEARCH-03 the state of the flyout', () => {
  test('SEARCH-03 each type and the banner has its own loading flag', () => {
    const waiting = after(asked('milk'));
    expect(waiting.loading).toEqual({
      products: false,
      categories: false,
      brands: true,
      recipes: false,
      content: true,
      banner: true,
    });
    const half = flyoutState(waiting, { kind: 'found', term: 'milk', found: { brands: brands('glenbeg') } });
    expect(half.loading).toMatchObject({ brands: false, content: true, banner: true });
    const shown = flyoutState(half, { kind: 'banner', term: 'milk', banner });
    expect(shown.loading).toMatchObject({ content: true, banner: false });
    expect(shown.banner).toBe(banner);
  });

  test('SEARCH-03 a new term loads again, and shows what it has until then', () => {
    const first = after(asked('milk'), { kind: 'found', term: 'milk', found: { brands: brands('glenbeg') } });
    const second = flyoutState(first, asked('milkshake'));
    expect(second.loading.brands).toBe(true);
    expect(second.found.brands).toEqual(brands('glenbeg'));
  });

  test('SEARCH-03 an answer applies only if the term is unchanged', () => {
    const now = after(asked('milk'), asked('bread'));
    expect(flyoutState(now, { kind: 'found', term: 'milk', found: { brands: brands('glenbeg') } })).toBe(now);
    expect(flyoutState(now, { kind: 'banner', term: 'milk', banner })).toBe(now);
  });

  test('SEARCH-03 after it was cleared no answer applies', () => {
    const late: FlyoutEvent = { kind: 'found', term: 'milk', found: { content: nothing } };
    expect(after(asked('milk'), { kind: 'cleared' }, late)).toBe(emptyFlyout);
  });

  test('SEARCH-03 in whatever order answers come, only those of the last term are shown', () => {
    const terms = fc.constantFrom('a', 'ab', 'abc');
    const events = fc.array(
      fc.oneof(
        terms.map(asked),
        terms.map((term): FlyoutEvent => ({ kind: 'found', term, found: { brands: brands(term) } })),
      ),
    );
    fc.assert(
      fc.property(events, (list) => {
        const state = after(...list);
        if (!state.loading.brands && state.found.brands) expect(state.found.brands.results[0]?.name).toBe(state.term);
      }),
    );
  });
});

test('the sum of what was found is known once everything has answered', () => {
  const half = after(asked('milk'), { kind: 'found', term: 'milk', found: { brands: brands('glenbeg') } });
  expect(totalFound(half)).toBeUndefined();
  expect(totalFound(flyoutState(half, { kind: 'found', term: 'milk', found: { content: nothing } }))).toBe(1);
  expect(totalFound(emptyFlyout)).toBeUndefined();
});
