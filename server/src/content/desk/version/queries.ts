import type { versionCauses } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Value } from '../blockIds.ts';

export interface VersionHead {
  readonly revision: number;
  readonly at: Date;
  readonly staffId: string | null;
  readonly note: string | null;
  readonly cause: (typeof versionCauses)[number];
}

export interface VersionRow extends VersionHead {
  /** Null: it was removed. */
  readonly value: Value | null;
}

const head = 'revision, at, staff_id as "staffId", note, cause';

export async function isVersion(on: Queryable, item: string, revision: number): Promise<boolean> {
  const found = await on.query({
    name: 'content-version-exists',
    text: 'select from content_version where item = $1 and revision = $2',
    values: [item, revision],
  });
  return found.length > 0;
}

export async function selectVersion(on: Queryable, item: string, revision: number): Promise<VersionRow | undefined> {
  const [row] = await on.query<VersionRow>({
    text: `select ${head}, value from content_version where item = $1 and revision = $2`,
    values: [item, revision],
  });
  return row;
}

interface Page {
  readonly item: string;
  readonly before: number;
  readonly most: number;
}

export async function selectVersions(on: Queryable, { item, before, most }: Page): Promise<readonly VersionHead[]> {
  return on.query<VersionHead>({
    text: `select ${head} from content_version where item = $1 and revision < $2 order by revision desc limit $3`,
    values: [item, before, most],
  });
}

export interface RemovedItem {
  readonly item: string;
  readonly title: string | null;
  readonly at: Date;
  readonly staffId: string | null;
}

/** Pages that were removed once, also those that are there again; each with its last removal. */
export async function selectRemoved(on: Queryable): Promise<readonly RemovedItem[]> {
  return on.query<RemovedItem>({
    text: `select distinct on (item) item, title, at, staff_id as "staffId"
             from content_version where value is null order by item, revision desc`,
  });
}
