import type { versionCauses } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface DraftLine {
  readonly item: string;
  readonly title: string | null;
  readonly staffId: string;
  readonly changedAt: Date;
  readonly baseRevision: number;
}

const draft = 'item, title, staff_id as "staffId", changed_at as "changedAt", base_revision as "baseRevision"';

export function selectOwnDrafts(on: Queryable, staffId: string, most: number): Promise<readonly DraftLine[]> {
  return on.query<DraftLine>({
    name: 'content-today-own-drafts',
    text: `select ${draft} from content_draft where staff_id = $1 order by changed_at desc limit $2`,
    values: [staffId, most],
  });
}

export function selectOthersDrafts(on: Queryable, staffId: string, most: number): Promise<readonly DraftLine[]> {
  return on.query<DraftLine>({
    name: 'content-today-others-drafts',
    text: `select ${draft} from content_draft where staff_id <> $1 order by changed_at desc limit $2`,
    values: [staffId, most],
  });
}

export interface PlanLine {
  readonly id: string;
  readonly item: string;
  readonly title: string | null;
  readonly staffId: string | null;
  readonly at: Date;
  readonly failed: boolean;
}

const plan = 'id, item, title, staff_id as "staffId", at, failed_at is not null as failed';

export function selectComingPlans(on: Queryable, until: Date, most: number): Promise<readonly PlanLine[]> {
  return on.query<PlanLine>({
    name: 'content-today-plans',
    text: `select ${plan} from content_plan where failed_at is null and at < $1 order by at, id limit $2`,
    values: [until, most],
  });
}

/** Set aside, and waiting for somebody. */
export function selectFailedPlans(on: Queryable, most: number): Promise<readonly PlanLine[]> {
  return on.query<PlanLine>({
    name: 'content-today-failed-plans',
    text: `select ${plan} from content_plan where failed_at is not null order by at desc limit $1`,
    values: [most],
  });
}

export interface ChangeLine {
  readonly item: string;
  readonly title: string | null;
  readonly staffId: string | null;
  readonly at: Date;
  readonly revision: number;
  readonly cause: (typeof versionCauses)[number];
}

/** What became live or went, by whomever but the tenant's files. */
export function selectLatestChanges(on: Queryable, most: number): Promise<readonly ChangeLine[]> {
  return on.query<ChangeLine>({
    name: 'content-today-changes',
    // A page that moves leaves its old address with a version of its own, which tells nothing more.
    text: `select item, title, staff_id as "staffId", at, revision, cause from content_version
            where cause <> 'seeded' and not (cause = 'moved' and value is null)
            order by at desc, revision desc limit $1`,
    values: [most],
  });
}
