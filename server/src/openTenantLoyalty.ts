import { programmeWith } from '@trolley/contract';
import { memberOfCard } from './customer/card/memberOfCard.ts';
import { createBreaker } from './loyalty/gateway/breaker.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { openLoyalty } from './loyalty/openLoyalty.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log.ts';
import type { Settings } from './platform/settings.ts';
import { StartProblem } from './platform/startProblem.ts';
import { readLoyaltyFile } from './readLoyaltyFile.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'dir' | 'file'>;
  readonly database: Database;
  /** Needed where the programme is an outside one. */
  readonly settings?: Pick<Settings, 'loyaltyUrl' | 'loyaltyKey'>;
  readonly log?: Log;
  readonly memberVouchers?: Parameters<typeof openLoyalty>[0]['memberVouchers'];
}

/** Nobody waits longer for an outside programme; after three failures it is left alone for ten seconds. */
const timeoutMs = 2000;
const patience = { failures: 3, quietMs: 10_000 };

/** The programme of a tenant's folder; undefined where it has none. */
export async function openTenantLoyalty({ tenant, settings, ...parts }: Parts): Promise<Loyalty | undefined> {
  const read = await readLoyaltyFile(tenant.dir);
  if (!read) return undefined;
  const { timeZone, clientRuntimeConfig } = tenant.file;
  const file = programmeWith(clientRuntimeConfig, read);
  if (file.programme === 'ledger') return openLoyalty({ file, timeZone, memberOfCard, ...parts });
  const { loyaltyUrl: url, loyaltyKey: key } = settings ?? {};
  if (url === undefined || key === undefined)
    throw new StartProblem('The loyalty programme is an outside one: expected LOYALTY_URL and LOYALTY_KEY.');
  const tell = (problem: string) => parts.log?.warn({ problem }, 'the loyalty programme is away');
  const gateway = { url, key, timeoutMs, breaker: createBreaker(patience), tell };
  return openLoyalty({ file, timeZone, gateway, ...parts });
}
