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
import type { LeftOvers } from './leftOvers.ts';
import { createLeftOvers, noLeftOvers } from './leftOvers.ts';
import { localCopy, readLocalCopy } from './localCopy.ts';

/** Everything that lives as long as an item is open, apart from the screen that shows it. */
export interface EditorSession {
  readonly item: string;
  readonly store: DraftStore;
  readonly saver: DraftSaver;
  readonly problems: ProblemIndex;
  /** One looks at somebody else's draft, or may only look: nothing is joined into one's own here. */
  readonly readOnly: boolean;
  readonly leftOvers: LeftOvers;
}

interface Opened {
  readonly loaded: ContentItem;
  readonly person: string;
  /** What will appear of an item that is neither live nor in a draft of one's own. */
  readonly planned?: Json;
  readonly readOnly?: boolean;
}

export function openSession({ loaded, person, planned, readOnly = false }: Opened): EditorSession {
  const { item, draft, live } = loaded;
  const { localStorage } = window;
  const shown = withIds((draft?.value ?? live?.value ?? planned ?? {}) as Json);
  const baseRevision = draft?.baseRevision ?? live?.revision ?? 0;
  const copy = readOnly ? noCopy : localCopy(localStorage, person, item);
  const leftOvers = readOnly ? noLeftOvers : createLeftOvers(localStorage, person, item);
  const found = readOnly ? undefined : readLocalCopy(localStorage, person, item);
  const kept = found && !isSame(found.value, shown) ? found : undefined;
  // It goes on from the very state the shop has: nothing to ask, it is typed on.
  const follows =
    kept?.draftId === draft?.id && kept?.revision === draft?.revision && kept?.baseRevision === baseRevision;
  const store = createDraftStore(shown);
  const saver = createDraftSaver({
    store,
    copy,
    first: {
      draft: draft && { id: draft.id, revision: draft.revision },
      baseRevision,
      savedAt: draft?.changedAt,
      problems: loaded.problems,
    },
    save: async (value, base, revision) =>
      callStudio(saveContentDraft, {
        body: { item, value: value as Record<string, unknown>, baseRevision: base, revision },
      }),
    failureOf,
  });
  for (const one of leftOvers.get()) if (isSame(one.value, shown)) leftOvers.remove(one);
  if (kept && follows) store.replace(kept.value);
  else if (!kept || leftOvers.add(kept)) copy.remove();
  return { item, store, saver, problems: problemIndex(saver), readOnly, leftOvers };
}

const noCopy = { write: () => {}, remove: () => {} };

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
