import type { Log } from '../platform/log.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import type { Tenant } from './tenant.ts';
import { TenantProblem } from './tenantProblem.ts';

/**
 * At a production address every invented VAT id, IBAN or text of the demo is a line of its own in the log. It refuses
 * none of them: what a law asks for differs, and a shop may be tried at its address before it opens. Gaps of a template,
 * as `[[company]]`, stop the start: nobody ever meant to show them.
 */
export async function warnOfPlaceholders(tenant: Pick<Tenant, 'dir' | 'publicConfig'>, log: Log): Promise<void> {
  if (tenant.publicConfig.environment !== 'production') return;
  const found = await placeholdersOf(tenant.dir);
  const gaps = found.filter(({ isGap }) => isGap);
  if (gaps.length > 0)
    throw new TenantProblem(
      gaps.map((gap) => ({ file: gap.file, field: gap.field, expected: expectedFor(gap.found) })),
    );
  for (const { file, field, found: text } of found)
    log.warn({ file, field, found: text }, 'PLACEHOLDER at a production address: put your own here');
}

export const expectedFor = (gap: string) => `expected your own text in place of the gap ${gap}`;
