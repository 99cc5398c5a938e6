import type { Queryable } from '../../../platform/database/database.ts';
import type { Value } from '../blockIds.ts';

/** Whoever changes what is live of an item waits for whoever does so already, also where there is no row yet. */
export async function lockItem(tx: Queryable, item: string): Promise<void> {
  await tx.query({ text: `select pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))`, values: [item] });
}

export interface LiveRow {
  readonly value: Value;
  readonly revision: number;
  readonly at: Date;
  readonly staffId: string | null;
  readonly note: string | null;
}

/** What shoppers get of an item; undefined where there is nothing of it. */
export async function selectLive(on: Queryable, item: string): Promise<LiveRow | undefined> {
  const [row] = item.startsWith('page:')
    ? await on.query<LiveRow>({
        name: 'content-live-page',
        text: `select content_page_value(page) as value, page.revision, page.updated_at as at, kept.staff_id as "staffId", kept.note
                 from content_page page
                 left join content_version kept on kept.item = $1 and kept.revision = page.revision
                where page.path = substr($1, 6)`,
        values: [item],
      })
    : await on.query<LiveRow>({
        name: 'content-live-config',
        text: `select config.value, config.revision, config.updated_at as at, kept.staff_id as "staffId", kept.note
                 from content_config config
                 left join content_version kept on kept.item = $1 and kept.revision = config.revision
                where config.type = substr($1, 8)`,
        values: [item],
      });
  return row;
}

/** The next revision; undefined where the page has another one than this. */
export async function setOffline(tx: Queryable, path: string, revision: number): Promise<number | undefined> {
  const [row] = await tx.query<{ revision: number }>({
    text: 'update content_page set draft = true where path = $1 and revision = $2 returning revision',
    values: [path, revision],
  });
  return row?.revision;
}

/** Whether the page had this revision. */
export async function deletePage(tx: Queryable, path: string, revision: number): Promise<boolean> {
  const gone = await tx.query({
    text: 'delete from content_page where path = $1 and revision = $2 returning 1',
    values: [path, revision],
  });
  return gone.length > 0;
}

export interface LiveHead {
  readonly item: string;
  readonly title: string | null;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly staffId: string | null;
  readonly draft: boolean;
  readonly access: string | null;
  readonly feature: string | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/** Everything that is live, without what it says. */
export async function selectLiveHeads(on: Queryable): Promise<readonly LiveHead[]> {
  return on.query<LiveHead>({
    name: 'content-live-heads',
    text: `select live.*, kept.staff_id as "staffId"
             from (select 'page:' || path as item, title, revision, updated_at as "updatedAt", draft, access, feature,
                          valid_from as "validFrom", valid_until as "validUntil"
                     from content_page
                    union all
                   select 'config:' || type, null, revision, updated_at, false, null, null, null, null
                     from content_config) live
             left join content_version kept on kept.item = live.item and kept.revision = live.revision
            order by live.item`,
  });
}

/** The live revision of each item that there is. */
export async function selectRevisions(on: Queryable, items: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<{ item: string; revision: number }>({
    text: `select 'page:' || path as item, revision from content_page where 'page:' || path = any($1)
            union all
           select 'config:' || type, revision from content_config where 'config:' || type = any($1)`,
    values: [items],
  });
  return new Map(rows.map(({ item, revision }) => [item, revision]));
}

/** Whether there is a page, a draft or a plan of it. */
export async function isInUse(on: Queryable, item: string): Promise<boolean> {
  const found = await on.query({
    text: `select from content_page where path = substr($1, 6)
            union all select from content_draft where item = $1
            union all select from content_plan where item = $1
            limit 1`,
    values: [item],
  });
  return found.length > 0;
}
