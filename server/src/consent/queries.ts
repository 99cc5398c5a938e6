import type { ConsentProvider } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

export interface ConsentRecord {
  readonly provider: ConsentProvider;
  readonly version: number;
  readonly categories: readonly string[];
  readonly answeredAt: Date;
}

export async function insertConsent(on: Queryable, customerId: string, record: ConsentRecord): Promise<void> {
  await on.query({
    name: 'consent-insert',
    text: `insert into consent_record (customer_id, provider, version, categories, answered_at)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [customerId, record.provider, record.version, record.categories, record.answeredAt],
  });
}

/** The newest first. */
export function selectConsents(
  on: Queryable,
  customerId: string,
): Promise<readonly (ConsentRecord & { readonly recordedAt: Date })[]> {
  return on.query<ConsentRecord & { recordedAt: Date }>({
    name: 'consents',
    text: `select provider, version, categories, answered_at as "answeredAt", recorded_at as "recordedAt"
             from consent_record where customer_id = $1 order by answered_at desc`,
    values: [customerId],
  });
}
