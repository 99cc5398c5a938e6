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
             from content_version where value is null and cause <> 'moved' order by item, revision desc`,
  });
}

/** 0 where there never was such an item. */
export async function latestRevision(on: Queryable, item: string): Promise<number> {
  const [row] = await on.query<{ revision: number }>({
    text: 'select revision from content_version where item = $1 order by revision desc limit 1',
    values: [item],
  });
  return row?.revision ?? 0;
}

interface MovedVersions {
  readonly item: string;
  readonly target: string;
  readonly offset: number;
}

/** The versions of a page become those of another address, behind what was there before. */
export async function moveVersions(tx: Queryable, { item, target, offset }: MovedVersions): Promise<void> {
  await tx.query({
    text: 'update content_version set item = $2, revision = revision + $3::integer where item = $1',
    values: [item, target, offset],
  });
}
