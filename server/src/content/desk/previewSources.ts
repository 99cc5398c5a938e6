import type { Database } from '../../platform/database/database.ts';
import type { Value } from './blockIds.ts';
import { selectDraft, selectDraftsOf } from './draft/queries.ts';
import { selectPlansUntil } from './plan/queries.ts';

/** Content that is not live yet, as a preview lays it over what is. */
export interface UnpublishedContent {
  readonly item: string;
  readonly value: Value;
  /** Another one whenever the value is another one. */
  readonly version: string;
  readonly changedAt: Date;
  /** Somebody works at it: it shows although it is not complete, or the page is not in the shop yet. */
  readonly isDraft?: boolean;
}

interface DraftsAsked {
  readonly staffId?: string;
  readonly draftId?: string;
}

/** Where a preview finds what editors work at and have planned. */
export function previewSources(database: Database) {
  return {
    /** What this person works at, and this draft of anybody; the latter on top. */
    async draftsOf({ staffId, draftId }: DraftsAsked): Promise<readonly UnpublishedContent[]> {
      const own = staffId === undefined ? [] : await selectDraftsOf(database, staffId);
      const one = draftId === undefined ? undefined : await selectDraft(database, draftId);
      return [...own.filter(({ id }) => id !== draftId), ...(one ? [one] : [])].map((draft) => ({
        item: draft.item,
        value: draft.value,
        version: `${draft.id}-${draft.revision}`,
        changedAt: draft.changedAt,
        isDraft: true,
      }));
    },

    /** What is planned to be published until then, in the order of the moments. */
    async plansUntil(until: Date): Promise<readonly UnpublishedContent[]> {
      return (await selectPlansUntil(database, until)).map(({ id, item, value, revision, at }) => ({
        item,
        // As when it is published: a page that was offline comes back.
        value: item.startsWith('page:') ? { ...value, draft: false } : value,
        version: `${id}-${revision}`,
        changedAt: at,
      }));
    },
  };
}
