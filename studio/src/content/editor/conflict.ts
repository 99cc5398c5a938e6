import { getContentItem, getContentVersion } from '@trolley/contract';
import { callStudio } from '../../shell/api/callStudio.ts';
import { StudioError } from '../../shell/api/studioError.ts';
import { withIds } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import type { SaverState } from './draftSaver.ts';
import type { KeptCopy } from './localCopy.ts';
import type { EditorSession } from './session.ts';

/** Two states of one item that both follow from `base`. */
export interface Conflict {
  readonly item: string;
  /**
   * `live`: somebody published. `window`: another window of the same person saved the draft. `kept`: this browser has
   * words that were typed on an earlier state than the one that is open.
   */
  readonly with: 'live' | 'window' | 'kept';
  readonly base: Json;
  /** What is to be joined; undefined: what is open. */
  readonly mine?: Json;
  readonly theirs: Json;
  readonly by?: string;
  readonly at?: string;
  readonly baseRevision: number;
  /** What a joined draft stands on. */
  readonly liveRevision: number;
  readonly draft?: { readonly id: string; readonly revision: number };
  /** Over once it is joined. */
  readonly kept?: KeptCopy;
}

/** What the draft is to be joined with. */
export async function loadConflict({ item, saver }: EditorSession): Promise<Conflict> {
  const { baseRevision, draft: known } = saver.get();
  const now = await callStudio(getContentItem, { query: { item } });
  const liveRevision = now.live?.revision ?? 0;
  const draft = now.draft && { id: now.draft.id, revision: now.draft.revision };
  // Also where it is publishing that was refused: what another window saved comes before what is live.
  if (now.draft && !isSameState(draft, known)) {
    return {
      item,
      with: 'window',
      base: saver.lastSaved(),
      theirs: withIds(now.draft.value as Json),
      at: now.draft.changedAt,
      baseRevision: now.draft.baseRevision,
      liveRevision: now.draft.baseRevision,
      draft,
    };
  }
  const began = await valueOfVersion(item, baseRevision);
  return {
    item,
    with: 'live',
    base: began,
    // A page that was removed meanwhile has nothing to be joined with: publishing brings it back.
    theirs: (now.live?.value ?? began) as Json,
    by: now.live?.by?.name,
    at: now.live?.at,
    baseRevision,
    liveRevision,
    draft,
  };
}

/** Words of an earlier time with what is open: both follow from the older of the versions they began from. */
export async function keptConflict({ item, saver, store }: EditorSession, kept: KeptCopy): Promise<Conflict> {
  const { baseRevision, draft } = saver.get();
  return {
    item,
    with: 'kept',
    base: await valueOfVersion(item, Math.min(baseRevision, kept.baseRevision)),
    mine: withIds(kept.value),
    theirs: store.get(),
    at: kept.at,
    baseRevision: kept.baseRevision,
    liveRevision: baseRevision,
    draft,
    kept,
  };
}

function isSameState(one: SaverState['draft'], other: SaverState['draft']): boolean {
  return one?.id === other?.id && one?.revision === other?.revision;
}

/** Nothing where there was none yet, or its page moved away since: then every difference is asked about. */
async function valueOfVersion(item: string, revision: number): Promise<Json> {
  if (revision === 0) return {};
  try {
    const version = await callStudio(getContentVersion, { query: { item, revision } });
    return (version.value ?? {}) as Json;
  } catch (error) {
    if (error instanceof StudioError && error.status === 404) return {};
    throw error;
  }
}
