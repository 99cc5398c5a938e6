import { getDemoStaff } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { loadDemoPart } from '../../platform/demoPart.ts';
import { serve } from '../../platform/http/serve.ts';
import { nextCode } from '../rules/totp.ts';
import type { Staff } from '../staff.ts';
import { deleteDemoStaff, selectDemoStaff } from './queries.ts';

/** An account to try the studio with; its password stands on the log-in page of a demo. */
export interface DemoStaff {
  readonly role: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Writes one account per role and answers them. */
export type SeedStaff = (
  parts: Pick<Staff, 'database' | 'passwords'> & { readonly tenantId: string },
) => Promise<readonly DemoStaff[]>;

interface Parts extends Pick<Staff, 'database' | 'passwords'> {
  readonly tenantId: string;
  /** As for the demo's customers: never written, and removed, at a production address. */
  readonly todo: 'write' | 'remove' | 'leave';
}

/** The demo's accounts; undefined where this is no demo. */
export async function openDemoStaff({ todo, ...parts }: Parts): Promise<readonly DemoStaff[] | undefined> {
  if (todo === 'remove') await deleteDemoStaff(parts.database);
  if (todo !== 'write') return undefined;
  const part = await loadDemoPart<{ readonly seedStaff: SeedStaff }>('shop');
  return part?.seedStaff(parts);
}

/** Not served at all where this is no demo. */
export function demoStaffRoute(
  app: FastifyInstance,
  { database, now }: Pick<Staff, 'database' | 'now'>,
  people: readonly DemoStaff[],
): void {
  serve(app, getDemoStaff, async () => {
    const rows = await selectDemoStaff(database);
    const accounts = people.flatMap((person) => {
      const row = rows.find(({ email }) => email === person.email);
      if (!row?.totpSecret) return [];
      const code = nextCode({ secret: row.totpSecret, lastStep: row.totpStep }, now()) ?? '';
      return [{ ...person, code }];
    });
    return { accounts };
  });
}
