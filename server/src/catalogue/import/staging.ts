import type { Queryable } from '../../platform/database/database.ts';

/** Where a staged row came from. */
export interface StagedPlace {
  /** Index among the files. */
  readonly file: number;
  readonly line: number;
}

/** What a staged row points at, in columns of its own. */
export interface StagedReferences {
  readonly sku?: string;
  readonly slug?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly brandName?: string;
  readonly vat?: string;
  readonly store?: string;
  readonly zones?: readonly string[];
  /** Path of a photo, as the file names it. */
  readonly photo?: string;
}

export interface PlacedRow extends StagedPlace, StagedReferences {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly row: object;
}

/** What a bad row is about: it is not written, but it was mentioned. */
export interface MentionedRow extends StagedPlace {
  readonly seq: number;
  readonly kind: string;
  readonly key: string;
  readonly bad: true;
}

const rowsAtOnce = 1000;

/** A table of this transaction alone: gone with it, however it ends. */
export async function createStaging(tx: Queryable): Promise<void> {
  await tx.query({
    text: `create temporary table import_row (
             seq integer, file integer, line integer, kind text, key text, sku text, slug text, category text,
             brand text, brand_name text, vat text, store text, zones text[], photo text, row json,
             bad boolean not null default false
           ) on commit drop`,
  });
}

/** Keeps rows until there are enough of them to be worth a statement. */
export function createStager(tx: Queryable) {
  let waiting: (PlacedRow | MentionedRow)[] = [];
  let sending: Promise<unknown> = Promise.resolve();

  /** Waits only for the rows before these: the next ones are read while these are on their way. */
  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const rows = JSON.stringify(waiting);
    waiting = [];
    await sending;
    sending = send(rows);
    // A failure is thrown by the next flush, or at the end.
    sending.catch(() => {});
  }
  function send(rows: string): Promise<unknown> {
    return tx.query({
      name: 'import-stage',
      text: `insert into import_row (seq, file, line, kind, key, sku, slug, category, brand, brand_name, vat, store, zones,
                                     photo, row, bad)
             select seq, file, line, kind, key, sku, slug, category, brand, "brandName", vat, store, zones, photo, row,
                    coalesce(bad, false)
               from json_to_recordset($1::json) as given(
                      seq integer, file integer, line integer, kind text, key text, sku text, slug text, category text,
                      brand text, "brandName" text, vat text, store text, zones text[], photo text, row json, bad boolean)`,
      values: [rows],
    });
  }
  return {
    async add(row: PlacedRow | MentionedRow): Promise<void> {
      waiting.push(row);
      if (waiting.length >= rowsAtOnce) await flush();
    },
    /** After the last row: what is asked of the table now is answered quickly. */
    async finish(): Promise<void> {
      await flush();
      await sending;
      await tx.query({ text: 'create index import_row_key on import_row (kind, key)' });
      await tx.query({ text: 'create index import_row_order on import_row (kind, seq)' });
      await tx.query({ text: `create index import_row_slug on import_row (slug) where kind = 'product'` });
      await tx.query({ text: 'analyze import_row' });
    },
  };
}

export interface StoredStage<Row extends object> extends StagedPlace {
  readonly seq: number;
  readonly photo: string | null;
  /** Of products. */
  readonly brandName: string | null;
  readonly row: Row;
}

/** The good rows of a kind, in the order of the files, some at a time. */
export async function* stagedRows<Row extends object>(
  tx: Queryable,
  kind: string,
): AsyncGenerator<readonly StoredStage<Row>[]> {
  const rowsAfter = (seq: number) => {
    const rows = tx.query<StoredStage<Row>>({
      name: 'import-staged',
      text: `select seq, file, line, photo, brand_name "brandName", row from import_row
              where kind = $1 and not bad and seq > $2 order by seq limit 5000`,
      values: [kind, seq],
    });
    // A failure is thrown where they are awaited.
    rows.catch(() => {});
    return rows;
  };
  for (let coming = rowsAfter(-1); ; ) {
    const rows = await coming;
    const last = rows.at(-1);
    if (!last) return;
    // The next ones are fetched while these are worked on.
    coming = rowsAfter(last.seq);
    yield rows;
  }
}
