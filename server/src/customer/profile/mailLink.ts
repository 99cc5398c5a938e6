import type { Route } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { newSecret, saveToken } from '../auth/mailToken.ts';
import type { Customers } from '../customers.ts';

type Linking = Pick<Customers['tenant'], 'publicConfig' | 'routes'>;

/** The address of a page of the shop, for a mail. */
export function pageLink({ publicConfig, routes }: Linking, page: Route['name']): string {
  const route = routes.find(({ name }) => name === page);
  return `${publicConfig.baseUrl}${route?.pattern ?? '/'}`;
}

interface Wish {
  readonly customerId: string;
  readonly purpose: 'email' | 'newsletter';
  /** What the link stands for. */
  readonly subject: unknown;
  readonly hours: number;
}

/** A link that confirms something once. */
export async function confirmationLink(tx: Queryable, tenant: Linking, wish: Wish): Promise<string> {
  const secret = newSecret();
  await saveToken(tx, { secret, ...wish });
  return `${pageLink(tenant, 'registration')}?token=${secret}`;
}
