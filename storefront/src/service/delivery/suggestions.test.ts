import type { PlaceSuggestion } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../shell/api/call.ts';
import { fakeServiceDependencies } from '../testing/renderService.tsx';
import { suggestPlaces } from './maps.ts';
import { createSuggestions, noSuggestions, suggestionsState } from './suggestions.ts';

const found = (id: string): PlaceSuggestion => ({ id, primaryPart: id, secondaryPart: '1070 Wien', kind: 'street' });
const suggestionsOf = (call: Call) => createSuggestions((term, signal) => suggestPlaces(call, term, signal));
const path = 'GET /api/maps/places/autocomplete';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('SERV-04 suggestions', () => {
  test('SERV-04 are asked for once typing pauses, from two letters on', async () => {
    const { dependencies, askedFor } = fakeServiceDependencies({ [path]: { results: [found('a')] } });
    const suggestions = suggestionsOf(dependencies.call);
    suggestions.type('N');
    await vi.advanceTimersByTimeAsync(1000);
    suggestions.type('Ne');
    await vi.advanceTimersByTimeAsync(200);
    suggestions.type('Neu ');
    await vi.advanceTimersByTimeAsync(250);
    suggestions.type('Neu');
    await vi.advanceTimersByTimeAsync(1000);
    expect(askedFor(path).map(({ query }) => query.get('q'))).toEqual(['Neu']);
    expect(suggestions.get()).toEqual({ term: 'Neu', results: [found('a')], pending: false });
  });

  test('SERV-04 an answer to an older term is dropped', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const { dependencies } = fakeServiceDependencies({ [path]: () => new Promise((resolve) => answers.push(resolve)) });
    const suggestions = suggestionsOf(dependencies.call);
    suggestions.type('Neu');
    await vi.advanceTimersByTimeAsync(250);
    suggestions.type('Neubau');
    await vi.advanceTimersByTimeAsync(250);
    answers[1]?.({ results: [found('new')] });
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.({ results: [found('old')] });
    await vi.advanceTimersByTimeAsync(0);
    expect(suggestions.get().results).toEqual([found('new')]);
  });

  test('SERV-04 a failure is an empty result', async () => {
    const { dependencies } = fakeServiceDependencies({});
    const suggestions = suggestionsOf(dependencies.call);
    suggestions.type('Neu');
    await vi.advanceTimersByTimeAsync(300);
    expect(suggestions.get()).toEqual({ term: 'Neu', results: [], pending: false });
  });

  test('what is on screen stays until something newer is known', () => {
    const first = suggestionsState(noSuggestions, { kind: 'asked', term: 'a' });
    const shown = suggestionsState(first, { kind: 'found', term: 'a', results: [found('a')] });
    const asked = suggestionsState(shown, { kind: 'asked', term: 'ab' });
    expect(asked).toEqual({ term: 'ab', results: [found('a')], pending: true });
    expect(suggestionsState(asked, { kind: 'found', term: 'a', results: [] })).toBe(asked);
    expect(suggestionsState(asked, { kind: 'cleared' })).toBe(noSuggestions);
  });
});
