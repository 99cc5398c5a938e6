import type { ContentProblem } from '@trolley/contract';
import type { Json } from '../model/json.ts';
import type { DraftStore } from './draftStore.ts';

/** What the shop answered to a saved draft. */
export interface SavedDraft {
  readonly id: string;
  readonly revision: number;
  readonly baseRevision: number;
  readonly changedAt: string;
  readonly problems: readonly ContentProblem[];
}

/** Why a draft was not saved. `changed`: another window saved meanwhile. */
export type SaveFailure = 'offline' | 'expired' | 'changed' | 'refused';

export interface SaverState {
  readonly status: 'clean' | 'waiting' | 'saving' | 'saved' | SaveFailure;
  readonly draft?: { readonly id: string; readonly revision: number };
  readonly baseRevision: number;
  readonly savedAt?: string;
  readonly problems: readonly ContentProblem[];
  /** In words, of what was refused. */
  readonly reason?: string;
}

/** What was typed, kept in the browser until the shop has it. */
export interface LocalCopy {
  write(copy: { value: Json; draftId?: string; revision?: number; baseRevision: number }): void;
  remove(): void;
}

export interface DraftSaver {
  get(): SaverState;
  subscribe(listener: () => void): () => void;
  /** Saves what is unsaved now; resolves when the shop has it, or it could not be saved. */
  flush(): Promise<SaverState>;
  /** After a join: the value stands on another live revision, or on another state of the draft, which is `shop`. */
  rebase(on: { baseRevision?: number; draft?: SaverState['draft'] | null; shop?: Json }): void;
  /** The draft is over: published, planned or thrown away. */
  end(baseRevision: number): void;
  /** What the shop had when it was last asked: the base for a join with another window. */
  lastSaved(): Json;
  isUnsaved(): boolean;
  /** Begins to listen; what it answers ends that, and sends what is unsaved. */
  start(): () => void;
}

interface Needs {
  readonly store: DraftStore;
  readonly first: Omit<SaverState, 'status'>;
  save(value: Json, baseRevision: number, revision: number | undefined): Promise<SavedDraft>;
  failureOf(error: unknown): { failure: SaveFailure; reason?: string };
  readonly copy: LocalCopy;
  readonly delay?: number;
  readonly retry?: number;
}

/** Saves a draft a moment after the last key, one call at a time, and again by itself when the net is back. */
export function createDraftSaver({
  store,
  first,
  save,
  failureOf,
  copy,
  delay = 500,
  retry = 8000,
}: Needs): DraftSaver {
  let state: SaverState = { ...first, status: first.draft ? 'saved' : 'clean' };
  /** The state of the store that the shop has; null where it has to be sent in any case. */
  let saved = store.get();
  let last = saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const say = (next: Partial<SaverState>) => {
    state = { ...state, reason: undefined, ...next };
    for (const listener of listeners) listener();
  };
  const keep = () => {
    const { draft, baseRevision } = state;
    copy.write({ value: store.get(), draftId: draft?.id, revision: draft?.revision, baseRevision });
  };
  const wait = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), time);
  };
  const onChange = () => {
    if (store.get() === saved) {
      // Undone to what the shop has: nothing waits any more.
      if (state.status === 'waiting' && !running) say({ status: state.draft ? 'saved' : 'clean' });
      return;
    }
    // A conflict waits for a decision: saving on would meet it again with every key. The browser keeps what is typed.
    if (state.status === 'changed') {
      clearTimeout(timer);
      timer = setTimeout(keep, delay);
      return;
    }
    if (state.status !== 'saving' && state.status !== 'waiting') say({ status: 'waiting' });
    wait(delay);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (store.get() === saved) return;
    running = sendOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendOnce(): Promise<void> {
    const value = store.get();
    const { draft, baseRevision } = state;
    keep();
    say({ status: 'saving' });
    try {
      const { id, revision, changedAt, problems, ...rest } = await save(value, baseRevision, draft?.revision);
      saved = value;
      last = value;
      say({
        status: store.get() === value ? 'saved' : 'waiting',
        draft: { id, revision },
        baseRevision: rest.baseRevision,
        savedAt: changedAt,
        problems,
      });
      if (store.get() === value) copy.remove();
      else wait(delay);
    } catch (error) {
      const { failure, reason } = failureOf(error);
      keep();
      say({ status: failure, reason });
      if (failure === 'offline') wait(retry);
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      // What was typed while a call was under way is in none yet.
      while (store.get() !== saved) {
        await send();
        if (!['saved', 'waiting'].includes(state.status)) break;
      }
      return state;
    },
    rebase({ baseRevision = state.baseRevision, draft = state.draft, shop = last }) {
      saved = null;
      last = shop;
      say({ status: 'waiting', baseRevision, draft: draft ?? undefined });
      wait(0);
    },
    end(baseRevision) {
      clearTimeout(timer);
      saved = store.get();
      last = saved;
      copy.remove();
      say({ status: 'clean', draft: undefined, baseRevision, problems: [], savedAt: undefined });
    },
    lastSaved: () => last,
    isUnsaved: () => store.get() !== saved,
    start() {
      const unsubscribe = store.subscribe(onChange);
      onChange();
      return () => {
        clearTimeout(timer);
        unsubscribe();
        if (store.get() === saved) return;
        keep();
        if (state.status !== 'changed') void send();
      };
    },
  };
}
