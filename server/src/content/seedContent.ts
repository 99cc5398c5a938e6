import { createHash } from 'node:crypto';
import type { EditedPage } from '@trolley/contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { Tenant } from '../tenant/tenant.ts';

/** One page or configuration of the tenant's files and the statements that put it into the database. */
interface Item {
  /** `page:/about`, `config:header`. */
  readonly name: string;
  readonly fingerprint: string;
  insert(tx: Queryable): Promise<readonly Row[]>;
  /** Only where the row still has the revision it was loaded with. */
  update(tx: Queryable, revision: number): Promise<readonly Row[]>;
}

interface Row {
  readonly revision: number;
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
  const [made] = await item.insert(tx);
  // Where an editor was quicker there is nothing of ours, and revision 0 matches no row.
  await tx.query({
    text: 'insert into content_seed (item, fingerprint, revision) values ($1, $2, $3)',
    values: [item.name, item.fingerprint, made?.revision ?? 0],
  });
  return made ? 1 : 0;
}

async function renew(tx: Queryable, item: Item, seed: Seed | undefined): Promise<number> {
  if (!seed || seed.fingerprint === item.fingerprint) return 0;
  const [made] = await item.update(tx, seed.revision);
  await tx.query({
    text: 'update content_seed set fingerprint = $2, revision = $3 where item = $1',
    values: [item.name, item.fingerprint, made?.revision ?? seed.revision],
  });
  return made ? 1 : 0;
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

function pageItem(page: EditedPage): Item {
  const { path, title, showTitle, access, feature, draft, validFrom, validUntil, meta, blocks } = page;
  const { autoRedirect, reloadAfterMinutes } = page;
  const values = [
    path,
    title,
    showTitle,
    access,
    draft,
    validFrom,
    validUntil,
    JSON.stringify(meta),
    JSON.stringify(blocks),
    feature,
    autoRedirect && JSON.stringify(autoRedirect),
    reloadAfterMinutes,
  ];
  return {
    name: `page:${path}`,
    fingerprint: fingerprintOf(page),
    insert: (tx) =>
      tx.query({
        text: `insert into content_page (path, title, show_title, access, draft, valid_from, valid_until, meta, blocks, feature,
                 auto_redirect, reload_after_minutes)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (path) do nothing returning revision`,
        values,
      }),
    update: (tx, revision) =>
      tx.query({
        text: `update content_page
                  set title = $2, show_title = $3, access = $4, draft = $5, valid_from = $6, valid_until = $7, meta = $8, blocks = $9, feature = $10,
                      auto_redirect = $11, reload_after_minutes = $12
                where path = $1 and revision = $13 returning revision`,
        values: [...values, revision],
      }),
  };
}

function configItem(type: string, value: unknown): Item {
  const values = [type, JSON.stringify(value)];
  return {
    name: `config:${type}`,
    fingerprint: fingerprintOf(value),
    insert: (tx) =>
      tx.query({
        text: 'insert into content_config (type, value) values ($1, $2) on conflict (type) do nothing returning revision',
        values,
      }),
    update: (tx, revision) =>
      tx.query({
        text: 'update content_config set value = $2 where type = $1 and revision = $3 returning revision',
        values: [...values, revision],
      }),
  };
}

function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
