import type { ContentProblem } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Value } from '../blockIds.ts';
import type { MovedAlong } from '../draft/queries.ts';

export interface PlanHead {
  readonly id: string;
  readonly item: string;
  readonly at: Date;
  readonly staffId: string | null;
  readonly note: string | null;
  readonly title: string | null;
  readonly revision: number;
  readonly baseRevision: number;
  readonly failedAt: Date | null;
  readonly problems: ContentProblem[] | null;
}

export interface PlanRow extends PlanHead {
  readonly value: Value;
}

const head = `id, item, at, staff_id as "staffId", note, title, revision, base_revision as "baseRevision",
              failed_at as "failedAt", problems`;

/** Of all items, or of one; the next first. */
export async function selectPlans(on: Queryable, item?: string): Promise<readonly PlanHead[]> {
  return item === undefined
    ? on.query<PlanHead>({ text: `select ${head} from content_plan order by at, id` })
    : on.query<PlanHead>({ text: `select ${head} from content_plan where item = $1 order by at, id`, values: [item] });
}

export async function selectPlan(on: Queryable, id: string): Promise<PlanRow | undefined> {
  const [row] = await on.query<PlanRow>({
    text: `select ${head}, value from content_plan where id = $1`,
    values: [id],
  });
  return row;
}

/** What will have been published by itself until then. */
export async function selectPlansUntil(on: Queryable, until: Date): Promise<readonly PlanRow[]> {
  return on.query<PlanRow>({
    text: `select ${head}, value from content_plan where at <= $1 and failed_at is null order by at, id`,
    values: [until],
  });
}

/** Those of an item that will be published, with what they hold; the next first. */
export async function selectPendingOf(on: Queryable, item: string): Promise<readonly PlanRow[]> {
  return on.query<PlanRow>({
    text: `select ${head}, value from content_plan where item = $1 and failed_at is null order by at, id`,
    values: [item],
  });
}

export async function countPlansOf(on: Queryable, item: string): Promise<number> {
  const [row] = await on.query<{ count: number }>({
    text: 'select count(*)::int as count from content_plan where item = $1',
    values: [item],
  });
  return row?.count ?? 0;
}

interface NewPlan {
  readonly item: string;
  readonly at: Date;
  readonly staffId: string;
  readonly note: string | null;
  readonly title: string | null;
  readonly value: Value;
  readonly baseRevision: number;
}

/** Undefined where another one of the item has this moment. */
export async function insertPlan(tx: Queryable, plan: NewPlan): Promise<PlanHead | undefined> {
  const { item, at, staffId, note, title, value, baseRevision } = plan;
  const [row] = await tx.query<PlanHead>({
    text: `insert into content_plan (item, at, staff_id, note, title, value, base_revision)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (item, at) do nothing returning ${head}`,
    values: [item, at, staffId, note, title, JSON.stringify(value), baseRevision],
  });
  return row;
}

export async function isMomentTaken(tx: Queryable, item: string, at: Date, but: string): Promise<boolean> {
  const found = await tx.query({
    text: 'select from content_plan where item = $1 and at = $2 and id <> $3',
    values: [item, at, but],
  });
  return found.length > 0;
}

interface MovedPlan {
  readonly id: string;
  readonly at: Date;
  readonly revision: number;
}

/** Undefined where it no longer has this revision. */
export async function movePlan(tx: Queryable, { id, at, revision }: MovedPlan): Promise<PlanHead | undefined> {
  const [row] = await tx.query<PlanHead>({
    text: `update content_plan set at = $2, revision = revision + 1, failed_at = null, problems = null
            where id = $1 and revision = $3 returning ${head}`,
    values: [id, at, revision],
  });
  return row;
}

/** Whether it had this revision. */
export async function deletePlanRow(tx: Queryable, id: string, revision: number): Promise<boolean> {
  const gone = await tx.query({
    text: 'delete from content_plan where id = $1 and revision = $2 returning 1',
    values: [id, revision],
  });
  return gone.length > 0;
}

/** The first that is due. Asked every two seconds by every process: one look into an index, which mostly holds nothing so old. */
export async function selectDuePlan(on: Queryable): Promise<Pick<PlanHead, 'id' | 'item'> | undefined> {
  const [row] = await on.query<Pick<PlanHead, 'id' | 'item'>>({
    name: 'content-plan-due',
    text: 'select id, item from content_plan where at <= now() and failed_at is null order by at, id limit 1',
  });
  return row;
}

/** Undefined where it is no longer due: another process published it, or somebody changed it. */
export async function lockDuePlan(tx: Queryable, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.query<PlanRow>({
    text: `select ${head}, value from content_plan where id = $1 and at <= now() and failed_at is null for update`,
    values: [id],
  });
  return row;
}

export async function markFailed(tx: Queryable, id: string, problems: readonly ContentProblem[]): Promise<void> {
  await tx.query({
    text: 'update content_plan set failed_at = now(), problems = $2, revision = revision + 1 where id = $1',
    values: [id, JSON.stringify(problems)],
  });
}

/** Plans of a page that has another address now. */
export async function movePlansAlong(tx: Queryable, moved: MovedAlong): Promise<void> {
  const { item, target, path, offset, live, next } = moved;
  await tx.query({
    text: `update content_plan
              set item = $2, value = jsonb_set(value, '{path}', to_jsonb($3::text)),
                  base_revision = case base_revision when 0 then 0 when $5::integer then $6 else base_revision + $4::integer end
            where item = $1`,
    values: [item, target, path, offset, live, next],
  });
}
