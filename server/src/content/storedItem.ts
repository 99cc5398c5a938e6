import type { EditedPage } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

/** A page or configuration as rows are written of it. */
export type StoredItem =
  | { readonly kind: 'page'; readonly page: EditedPage }
  | { readonly kind: 'config'; readonly type: string; readonly value: unknown };

interface Row {
  readonly revision: number;
}

const pageColumns = `path, title, show_title, access, draft, valid_from, valid_until, meta, blocks, feature,
                     auto_redirect, reload_after_minutes`;
const pageValues = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12';
const pageChanges = `title = $2, show_title = $3, access = $4, draft = $5, valid_from = $6, valid_until = $7, meta = $8,
                     blocks = $9, feature = $10, auto_redirect = $11, reload_after_minutes = $12`;

function valuesOf({ path, title, showTitle, access, draft, validFrom, validUntil, ...more }: EditedPage) {
  const { meta, blocks, feature, autoRedirect, reloadAfterMinutes } = more;
  return [
    ...[path, title, showTitle, access, draft, validFrom, validUntil, JSON.stringify(meta), JSON.stringify(blocks)],
    ...[feature, autoRedirect && JSON.stringify(autoRedirect), reloadAfterMinutes],
  ];
}

/** The revision it got; undefined where there is one already. */
export async function insertItem(tx: Queryable, item: StoredItem): Promise<number | undefined> {
  const [row] =
    item.kind === 'page'
      ? await tx.query<Row>({
          text: `insert into content_page (${pageColumns}) values (${pageValues}) on conflict (path) do nothing
                 returning revision`,
          values: valuesOf(item.page),
        })
      : await tx.query<Row>({
          text: `insert into content_config (type, value) values ($1, $2) on conflict (type) do nothing
                 returning revision`,
          values: [item.type, JSON.stringify(item.value)],
        });
  return row?.revision;
}

/** The next revision; undefined where the row no longer has the one that is named. */
export async function updateItem(tx: Queryable, item: StoredItem, revision: number): Promise<number | undefined> {
  const [row] =
    item.kind === 'page'
      ? await tx.query<Row>({
          text: `update content_page set ${pageChanges} where path = $1 and revision = $13 returning revision`,
          values: [...valuesOf(item.page), revision],
        })
      : await tx.query<Row>({
          text: 'update content_config set value = $2 where type = $1 and revision = $3 returning revision',
          values: [item.type, JSON.stringify(item.value), revision],
        });
  return row?.revision;
}
