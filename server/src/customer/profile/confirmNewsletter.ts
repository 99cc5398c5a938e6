import type { Queryable } from '../../platform/database/database.ts';
import type { Customers } from '../customers.ts';
import type { OpenedToken } from './openedToken.ts';
import { subscribe } from './queries.ts';

/** Subscribes to what was asked for, as far as the tenant still has it; this moment is the proof of the consent. */
export async function confirmNewsletter(
  tx: Queryable,
  { file }: Pick<Customers, 'file'>,
  { customerId, subject }: OpenedToken,
): Promise<boolean> {
  const { topics, consent } = subject as { readonly topics?: unknown; readonly consent?: unknown };
  const asked = Array.isArray(topics) ? topics : [];
  const known = file.newsletterTopics.flatMap(({ newsletterTopicId: id }) => (asked.includes(id) ? [id] : []));
  if (known.length === 0) return false;
  await subscribe(tx, customerId, known, typeof consent === 'string' ? consent : undefined);
  return true;
}
