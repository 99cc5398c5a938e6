import { getContentItem, getContentVersion } from '@trolley/contract';
import { callStudio } from '../../shell/api/callStudio.ts';
import { withIds } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import type { EditorSession } from './session.ts';

/** Two states of one item that both follow from `base`. */
export interface Conflict {
  readonly item: string;
  /** `live`: somebody published. `window`: another window of the same person saved the draft. */
  readonly with: 'live' | 'window';
  readonly base: Json;
  readonly theirs: Json;
  readonly by?: string;
  readonly at?: string;
  readonly baseRevision: number;
  /** What a joined draft stands on. */
  readonly liveRevision: number;
  readonly draft?: { readonly id: string; readonly revision: number };
}

/** What the draft is to be joined with. */
export async function loadConflict({ item, saver }: EditorSession): Promise<Conflict> {
  const { baseRevision, status } = saver.get();
  const now = await callStudio(getContentItem, { query: { item } });
  const liveRevision = now.live?.revision ?? 0;
  const draft = now.draft && { id: now.draft.id, revision: now.draft.revision };
  if (status === 'changed' && now.draft) {
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
  const base =
    baseRevision > 0 ? await callStudio(getContentVersion, { query: { item, revision: baseRevision } }) : undefined;
  const began = (base?.value ?? {}) as Json;
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
