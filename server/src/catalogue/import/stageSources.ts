import type { Queryable } from '../../platform/database/database.ts';
import { checkRow } from './checkRow.ts';
import { type ImportAsk, ImportStopped } from './importAsk.ts';
import { definitionOf } from './kinds/kinds.ts';
import type { RowProblem } from './problem.ts';
import type { ReadRow } from './reading.ts';
import { createStager } from './staging.ts';
import { sku as skuSchema } from './words.ts';

export interface StagedSources {
  readonly rows: number;
  /** See `placeOf`. */
  readonly badPlaces: ReadonlySet<string>;
  /** Rows that could not be read at all. */
  readonly unread: number;
  /** Rows of products, good or bad. */
  readonly products: number;
  /** A file was given up before its end. */
  readonly ended: boolean;
}

export function placeOf(file: number, line: number): string {
  return `${file}:${line}`;
}

const tellEveryRows = 500;

/** Reads all files, checks each row by itself and stages the good ones. */
export async function stageSources(
  tx: Queryable,
  { sources, timeZone, locale, schemes, currency, problem, progress, isStopping }: ImportAsk,
): Promise<StagedSources> {
  const stager = createStager(tx);
  const badPlaces = new Set<string>();
  let [rows, seq, unread, products, bytes, ended] = [0, 0, 0, 0, 0, false];

  for (const [file, source] of sources.entries()) {
    let here = 0;
    const bad = (line: number, found: readonly RowProblem[]) => {
      badPlaces.add(placeOf(file, line));
      for (const { field, reason, value } of found)
        problem({ file: source.name, line, field, reason, ...(value !== undefined && { value }) });
    };
    const heard = (more: number) => {
      bytes += more;
    };
    for await (const reading of source.read(heard, currency)) {
      if (isStopping?.()) throw new ImportStopped();
      const { line } = reading;
      here += 1;
      if (!('ends' in reading)) rows += 1;
      if (here % tellEveryRows === 0) progress?.({ step: 'read', file: source.name, rows: here, allRows: rows, bytes });
      if (!('value' in reading)) {
        bad(line, [reading]);
        unread += 1;
        ended ||= reading.ends ?? false;
        continue;
      }
      if (reading.kind === 'product') products += 1;
      seq += 1;
      const place = { seq, file, line };
      const staged = withPlace(source.name, line, () => {
        const checked = checkRow(reading);
        if ('problems' in checked) return checked;
        return definitionOf(reading.kind).stage(checked.row, { timeZone, locale, ...(schemes && { schemes }) });
      });
      if (!('problems' in staged)) await stager.add({ ...staged, kind: reading.kind, ...place });
      else {
        bad(line, staged.problems);
        const key = mentionedKey(reading);
        if (key !== undefined) await stager.add({ ...place, kind: reading.kind, key, bad: true });
      }
    }
    if (here === 0) bad(0, [{ field: '', reason: 'expected rows, but there are none' }]);
    progress?.({ step: 'read', file: source.name, rows: here, allRows: rows, bytes });
  }
  await stager.finish();
  return { rows, badPlaces, unread, products, ended };
}

/** A mistake of the import itself is found by the row that met it. */
function withPlace<Result>(file: string, line: number, check: () => Result): Result {
  try {
    return check();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}:${line}: this row could not be checked (${reason})`, { cause });
  }
}

/** So that rows that point at a bad one can say so, and --retire-missing does not take its product for missing. */
function mentionedKey({ kind, value }: ReadRow): string | undefined {
  const key = value[definitionOf(kind).keyField];
  return skuSchema.safeParse(key).success ? String(key).trim() : undefined;
}
