import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { findPlaceholders } from './findPlaceholders.ts';
import type { Tenant } from './tenant.ts';

/** What everybody reads on pages, in mails and on invoices; the rest of the folder says nothing of who sells. */
const folders = ['content', 'content/pages', 'customer', 'order'];

/**
 * At a production address every invented VAT id, IBAN or text of the demo is a line of its own in the log. It refuses
 * nothing: what a law asks for differs, and a shop may be tried at its address before it opens.
 */
export async function warnOfPlaceholders(tenant: Pick<Tenant, 'dir' | 'publicConfig'>, log: Log): Promise<void> {
  if (tenant.publicConfig.environment !== 'production') return;
  for (const folder of folders) {
    const names = await readdir(join(tenant.dir, folder)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      const file = join(tenant.dir, folder, name);
      const { demo: _, ...content } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
      for (const { field, found } of findPlaceholders(content))
        log.warn({ file, field, found }, 'PLACEHOLDER at a production address: put your own here');
    }
  }
}
