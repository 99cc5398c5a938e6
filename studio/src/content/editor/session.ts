import type { ContentItem } from '@trolley/contract';
import { contentFailures, saveContentDraft } from '@trolley/contract';
import { callStudio } from '../../shell/api/callStudio.ts';
import { StudioError } from '../../shell/api/studioError.ts';
import type { ProblemIndex } from '../fields/form.ts';
import { indexProblems } from '../fields/form.ts';
import { withIds } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import { isSame, pathName } from '../model/json.ts';
import type { DraftSaver, SaveFailure } from './draftSaver.ts';
import { createDraftSaver } from './draftSaver.ts';
import type { DraftStore } from './draftStore.ts';
import { createDraftStore } from './draftStore.ts';
import type { KeptCopy } from './localCopy.ts';
import { localCopy, readLocalCopy } from './localCopy.ts';

/** Everything that lives as long as an item is open, apart from the screen that shows it. */
export interface EditorSession {
  readonly item: string;
  readonly store: DraftStore;
  readonly saver: DraftSaver;
  readonly problems: ProblemIndex;
  /** Words of this browser that never reached the shop and do not follow from what it has. */
  readonly leftOver?: KeptCopy;
}

/** `planned`: what will appear of an item that is neither live nor in a draft of one's own. */
export function openSession(loaded: ContentItem, person: string, planned?: Json): EditorSession {
  const { item, draft, live } = loaded;
  const shown = withIds((draft?.value ?? live?.value ?? planned ?? {}) as Json);
  const copy = localCopy(window.localStorage, person, item);
  const kept = readLocalCopy(window.localStorage, person, item);
  const isNews = kept !== undefined && !isSame(kept.value, shown);
  // It goes on from the very state the shop has: nothing to ask, it is typed on.
  const follows = isNews && kept.revision === draft?.revision;
  const store = createDraftStore(shown);
  const saver = createDraftSaver({
    store,
    copy,
    first: {
      draft: draft && { id: draft.id, revision: draft.revision },
      baseRevision: draft?.baseRevision ?? live?.revision ?? 0,
      savedAt: draft?.changedAt,
      problems: loaded.problems,
    },
    save: async (value, baseRevision, revision) =>
      callStudio(saveContentDraft, { body: { item, value: value as Record<string, unknown>, baseRevision, revision } }),
    failureOf,
  });
  if (follows) store.replace(kept.value);
  if (!isNews) copy.remove();
  return { item, store, saver, problems: problemIndex(saver), leftOver: isNews && !follows ? kept : undefined };
}

function failureOf(error: unknown): { failure: SaveFailure; reason?: string } {
  if (!(error instanceof StudioError)) return { failure: 'refused' };
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { failure: 'offline' };
  if (error.status === 401) return { failure: 'expired' };
  if (error.code === contentFailures.draftChanged) return { failure: 'changed' };
  return { failure: 'refused', reason: error.message };
}

function problemIndex(saver: DraftSaver): ProblemIndex {
  let known = saver.get().problems;
  let index = indexProblems(known, new Map());
  const now = () => {
    const { problems } = saver.get();
    if (problems !== known) {
      known = problems;
      index = indexProblems(problems, index);
    }
    return index;
  };
  return {
    subscribe: saver.subscribe,
    at: (path) => now().get(pathName(path)),
    below(name) {
      let count = 0;
      for (const [at, list] of now()) if (at === name || at.startsWith(`${name}.`)) count += list.length;
      return count;
    },
  };
}
