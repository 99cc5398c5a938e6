import type { versionCauses } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

interface Why {
  readonly cause: (typeof versionCauses)[number];
  readonly staffId?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** Told to the triggers that keep versions, until this transaction ends. */
export async function sayWhy(tx: Queryable, { cause, staffId, note }: Why): Promise<void> {
  await tx.query({
    text: `select set_config('content.cause', $1, true), set_config('content.staff', $2, true),
                  set_config('content.note', $3, true)`,
    values: [cause, staffId ?? '', note ?? ''],
  });
}
