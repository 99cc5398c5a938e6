import type { SlotLoad } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

interface Row {
  readonly kind: SlotLoad['kind'];
  readonly capacity: number;
  readonly booked: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutOffAt: Date;
}

interface Asked {
  readonly from: Date;
  readonly until: Date;
  /** Only what is collected at these stores; null for everything. */
  readonly stores: readonly string[] | null;
}

/** How full the slots of a span are, those of the same time added up. A shop has a few thousand slots at a time. */
export async function slotLoads(on: Queryable, { from, until, stores }: Asked): Promise<readonly SlotLoad[]> {
  const rows = await on.query<Row>({
    name: 'slot-loads',
    text: `select kind, starts_at as "startsAt", ends_at as "endsAt", max(cut_off_at) as "cutOffAt",
                  sum(capacity)::integer as capacity, sum(booked)::integer as booked
             from slot
            where ends_at > $1 and starts_at >= $1 and starts_at < $2 and (offered or booked > 0)
              and ($3::text[] is null or (kind = 'CLICK_AND_COLLECT' and place = any($3)))
            group by kind, starts_at, ends_at order by starts_at, kind desc, ends_at limit 200`,
    values: [from, until, stores],
  });
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    cutOffAt: row.cutOffAt.toISOString(),
  }));
}
