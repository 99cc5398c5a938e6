import { createHash } from 'node:crypto';
import type { EditedPage } from '@trolley/contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { sayWhy } from './sayWhy.ts';
import { insertItem, type StoredItem, updateItem } from './storedItem.ts';

/** One page or configuration of the tenant's files. */
interface Item {
  /** `page:/about`, `config:header`. */
  readonly name: string;
  readonly fingerprint: string;
  readonly stored: StoredItem;
}

/**
 * Loads the tenant's pages and configurations into the database, each once.
 * An unedited page follows its file when that changes; an edited or deleted one is left alone.
 */
export async function seedContent(
  database: Database,
  tenant: Pick<Tenant, 'pages' | 'clientConfig' | 'componentConfigs'>,
  log: Log,
): Promise<void> {
  const items = itemsOf(tenant);
  const counts = await database.transaction(async (tx) => {
    // A second process waits here and then finds everything done.
    await tx.query({ text: 'lock table content_seed in exclusive mode' });
    const seeds = await selectSeeds(tx);
    await sayWhy(tx, { cause: 'seeded' });
    const added = await inTurn(items, (item) => (seeds.has(item.name) ? 0 : add(tx, item)));
    const renewed = await inTurn(items, (item) => renew(tx, item, seeds.get(item.name)));
    return { added, renewed };
  });
  if (counts.added + counts.renewed > 0) log.info(counts, 'content loaded from the files of the tenant');
}

interface Seed {
  readonly item: string;
  readonly fingerprint: string;
  readonly revision: number;
}

async function selectSeeds(tx: Queryable): Promise<ReadonlyMap<string, Seed>> {
  const rows = await tx.query<Seed>({ text: 'select item, fingerprint, revision from content_seed' });
  return new Map(rows.map((seed) => [seed.item, seed]));
}

async function add(tx: Queryable, item: Item): Promise<number> {
  const made = await insertItem(tx, item.stored);
  // Where an editor was quicker there is nothing of ours, and revision 0 matches no row.
  await tx.query({
    text: 'insert into content_seed (item, fingerprint, revision) values ($1, $2, $3)',
    values: [item.name, item.fingerprint, made ?? 0],
  });
  return made === undefined ? 0 : 1;
}

async function renew(tx: Queryable, item: Item, seed: Seed | undefined): Promise<number> {
  if (!seed || seed.fingerprint === item.fingerprint) return 0;
  // Only where the row still has the revision it was loaded with.
  const made = await updateItem(tx, item.stored, seed.revision);
  await tx.query({
    text: 'update content_seed set fingerprint = $2, revision = $3 where item = $1',
    values: [item.name, item.fingerprint, made ?? seed.revision],
  });
  return made === undefined ? 0 : 1;
}

async function inTurn(items: readonly Item[], work: (item: Item) => number | Promise<number>): Promise<number> {
  let total = 0;
  for (const item of items) total += await work(item);
  return total;
}

function itemsOf({
  pages,
  clientConfig,
  componentConfigs,
}: Pick<Tenant, 'pages' | 'clientConfig' | 'componentConfigs'>): readonly Item[] {
  const configs = Object.entries({ ...clientConfig, ...componentConfigs });
  return [...pages.map(pageItem), ...configs.map(([type, value]) => configItem(type, value))];
}

const pageItem = (page: EditedPage): Item => ({
  name: `page:${page.path}`,
  fingerprint: fingerprintOf(page),
  stored: { kind: 'page', page },
});

const configItem = (type: string, value: unknown): Item => ({
  name: `config:${type}`,
  fingerprint: fingerprintOf(value),
  stored: { kind: 'config', type, value },
});

function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
