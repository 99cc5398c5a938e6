import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedDraft, SaveFailure } from './draftSaver.ts';
import { createDraftSaver } from './draftSaver.ts';
import { createDraftStore } from './draftStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const store = createDraftStore({ title: 'Home' });
  const calls: { value: unknown; revision: number | undefined; base: number }[] = [];
  const copies: unknown[] = [];
  let failure: SaveFailure | undefined;
  let answer: (() => void) | undefined;
  const saver = createDraftSaver({
    store,
    first: { baseRevision: 4, problems: [] },
    save: async (value, base, revision): Promise<SavedDraft> => {
      calls.push({ value, revision, base });
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      if (failure) throw new Error(failure);
      const changedAt = '2026-11-18T07:00:00.000Z';
      return { id: 'd', revision: (revision ?? 0) + 1, baseRevision: base, changedAt, problems: [] };
    },
    failureOf: () => ({ failure: failure ?? 'refused' }),
    copy: { write: (copy) => copies.push(copy), remove: () => copies.splice(0) },
    delay: 500,
    retry: 5000,
  });
  saver.start();
  const answered = async (how?: SaveFailure) => {
    failure = how;
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, saver, calls, copies, answered };
}

describe('saving a draft', () => {
  test('a draft is saved once, a moment after the last key', async () => {
    const { store, saver, calls, copies, answered } = start();
    store.set(['title'], 'H');
    await vi.advanceTimersByTimeAsync(400);
    store.set(['title'], 'Ho');
    await vi.advanceTimersByTimeAsync(400);
    expect([calls.length, saver.get().status]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(100);
    expect([calls, saver.get().status]).toEqual([[{ value: { title: 'Ho' }, revision: undefined, base: 4 }], 'saving']);
    expect(copies).toHaveLength(1);
    await answered();
    expect(saver.get()).toMatchObject({ status: 'saved', draft: { id: 'd', revision: 1 } });
    expect([copies, saver.isUnsaved()]).toEqual([[], false]);
  });

  test('what is undone before it was sent waits no longer: the shop has it as it is', async () => {
    const { store, saver, calls, answered } = start();
    store.set(['title'], 'A');
    store.undo();
    expect([calls.length, saver.get().status]).toEqual([0, 'clean']);
    store.redo();
    await vi.advanceTimersByTimeAsync(500);
    await answered();
    store.undo();
    store.redo();
    await vi.advanceTimersByTimeAsync(5000);
    expect([calls.length, saver.get().status]).toEqual([1, 'saved']);
  });

  test('what is typed while a call is under way is saved after it, never at the same time', async () => {
    const { store, calls, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    store.set(['title'], 'AB');
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    await answered();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls[1]).toMatchObject({ value: { title: 'AB' }, revision: 1 });
  });

  test('without a net what was typed stays in the browser and is sent again', async () => {
    const { store, saver, calls, copies, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    await answered('offline');
    expect([saver.get().status, copies.length]).toEqual(['offline', 2]);
    await vi.advanceTimersByTimeAsync(5000);
    await answered();
    expect([saver.get().status, calls.length, copies.length]).toEqual(['saved', 2, 0]);
  });

  test('a draft that another window changed waits for a decision, then goes on from its revision', async () => {
    const { store, saver, calls, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    await answered('changed');
    store.set(['title'], 'AB');
    await vi.advanceTimersByTimeAsync(9000);
    expect([calls.length, saver.get().status]).toEqual([1, 'changed']);
    saver.rebase({ draft: { id: 'd', revision: 7 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[1]).toMatchObject({ value: { title: 'AB' }, revision: 7 });
  });

  test('what is typed while a conflict waits is kept in the browser, with the state of the draft it was typed on', async () => {
    const { store, copies, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    await answered();
    store.set(['title'], 'AB');
    await vi.advanceTimersByTimeAsync(500);
    await answered('changed');
    store.set(['title'], 'ABC');
    await vi.advanceTimersByTimeAsync(500);
    expect(copies.at(-1)).toEqual({ value: { title: 'ABC' }, draftId: 'd', revision: 1, baseRevision: 4 });
  });

  test('what the shop has is known also while a joined state is on its way', async () => {
    const { store, saver, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    await answered();
    store.replace({ title: 'Joined' });
    saver.rebase({ draft: { id: 'd', revision: 7 }, shop: { title: 'Theirs' } });
    expect([saver.lastSaved(), saver.isUnsaved()]).toEqual([{ title: 'Theirs' }, true]);
    await vi.advanceTimersByTimeAsync(0);
    await answered('changed');
    expect(saver.lastSaved()).toEqual({ title: 'Theirs' });
    saver.rebase({ baseRevision: 6 });
    expect(saver.lastSaved()).toEqual({ title: 'Theirs' });
  });

  test('undo back to what was saved before sends that', async () => {
    const { store, saver, calls, answered } = start();
    store.set(['title'], 'A');
    await vi.advanceTimersByTimeAsync(500);
    await answered();
    store.undo();
    const flushed = saver.flush();
    await answered();
    expect((await flushed).status).toBe('saved');
    expect(calls.map(({ value }) => value)).toEqual([{ title: 'A' }, { title: 'Home' }]);
  });
});
