import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@trolley/contract';
import {
  contentFailures,
  discardContentDraft,
  getContentItem,
  listContentItems,
  listContentVersions,
  planContent,
  publishContent,
} from '@trolley/contract';
import { useCallback, useState } from 'react';
import { callStudio } from '../../shell/api/callStudio.ts';
import { StudioError } from '../../shell/api/studioError.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useFormat } from '../../shell/language/format.ts';
import type { Json } from '../model/json.ts';
import { notify } from '../parts/notices.ts';
import { useTexts } from '../texts.ts';
import type { Conflict } from './conflict.ts';
import { keptConflict, loadConflict } from './conflict.ts';
import type { KeptCopy } from './localCopy.ts';
import type { EditorSession } from './session.ts';

export interface Publishing {
  readonly conflict?: Conflict;
  /** Looks what the draft has to be joined with, and asks. */
  compare(): Promise<void>;
  /** Asks how words that this browser kept are joined with what is open. */
  compareKept(kept: KeptCopy): Promise<void>;
  keepForLater(): void;
  join(value: Json): Promise<void>;
  publish(note: string | undefined): Promise<void>;
  plan(at: string, note: string | undefined): Promise<void>;
  discard(): Promise<void>;
}

/** Publishing and planning of the open item, with what stands in the way. */
export function usePublishing(session: EditorSession, done: () => void): Publishing {
  const texts = useTexts();
  const format = useFormat();
  const say = useProblem();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const { saver, store, item } = session;
  const renew = useCallback(async () => {
    const renewed: readonly Pick<Endpoint, 'path'>[] = [getContentItem, listContentItems, listContentVersions];
    await Promise.all(renewed.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  }, [client]);
  const ask = async (load: () => Promise<Conflict>) => {
    try {
      setConflict(await load());
    } catch (error) {
      notify(say(error), { tone: 'error' });
    }
  };
  const compare = () =>
    ask(async () => {
      // What is on its way would look like a save of another window.
      if (saver.get().status !== 'changed') await saver.flush();
      return loadConflict(session);
    });

  /** With the draft as the shop has it; a state that moved on meanwhile is asked about. */
  const withDraft = async (act: (draft: { id: string; revision: number }) => Promise<void>) => {
    const { draft, status } = await saver.flush();
    if (status === 'changed') return compare();
    // Why it was not saved stands in a line that a dialog would cover.
    if (status === 'offline') throw new StudioError(0, {}, '');
    if (!draft || saver.isUnsaved()) return done();
    try {
      await act(draft);
      await renew();
    } catch (error) {
      const isMoved =
        error instanceof StudioError &&
        (error.code === contentFailures.itemChanged || error.code === contentFailures.draftChanged);
      // Joining would write a colleague's words into one's own draft: it is copied first.
      if (!isMoved || session.readOnly) throw error;
      done();
      await compare();
    }
  };

  return {
    conflict,
    compare,
    compareKept: (kept) => ask(() => keptConflict(session, kept)),
    keepForLater: () => setConflict(undefined),
    async join(value) {
      if (!conflict) return;
      setConflict(undefined);
      const { kept, liveRevision, draft, theirs } = conflict;
      store.replace(value);
      if (!kept) {
        const shop = conflict.with === 'window' ? theirs : undefined;
        saver.rebase({ baseRevision: liveRevision, draft: draft ?? null, shop });
      }
      const { status } = await saver.flush();
      if (kept) session.leftOvers.remove(kept);
      if (status === 'saved') notify(texts.joinedDone);
    },
    publish: (note) =>
      withDraft(async (draft) => {
        const { revision } = await callStudio(publishContent, {
          body: { draftId: draft.id, draftRevision: draft.revision, note },
        });
        saver.end(revision);
        notify(texts.publishedDone(revision));
        done();
      }),
    plan: (at, note) =>
      withDraft(async (draft) => {
        await callStudio(planContent, { body: { draftId: draft.id, draftRevision: draft.revision, at, note } });
        saver.end(saver.get().baseRevision);
        notify(texts.plannedDone(format.minute(at)));
        done();
      }),
    async discard() {
      // A save that is still under way would make the draft anew.
      const { draft } = await saver.flush();
      // Only the state one sees: what another window saved since is not thrown away unseen.
      await callStudio(discardContentDraft, { query: { item, revision: draft?.revision } });
      saver.end(saver.get().baseRevision);
      await renew();
      notify(texts.discarded);
    },
  };
}
