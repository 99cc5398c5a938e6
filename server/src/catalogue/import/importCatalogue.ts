import type { Database, Queryable } from '../../platform/database/database.ts';
import { lockCatalogue } from '../storage/lockCatalogue.ts';
import { isPriceSlip, steepFactor } from '../storage/priceJumps.ts';
import type { PriceJumps } from '../storage/rows.ts';
import { checkReferences } from './checkReferences.ts';
import { selectGapsOfFiles } from './gaps.ts';
import { type ImportAsk, type ImportOutcome, ImportStopped } from './importAsk.ts';
import type { ImportKind } from './kinds/kinds.ts';
import { importPhotos } from './photos/importPhotos.ts';
import type { PhotoPlan } from './photos/planPhotos.ts';
import { countStaged } from './queries.ts';
import { placeOf, type StagedSources, stageSources } from './stageSources.ts';
import { createStaging } from './staging.ts';
import { previewStaged, writeStaged } from './writeStaged.ts';

/**
 * Reads, checks and writes files of a retailer's catalogue in one transaction: a kill undoes all of it. Photos that the
 * shop does not have yet follow afterwards, and stay whatever happens.
 */
export function importCatalogue(database: Database, ask: ImportAsk): Promise<ImportOutcome> {
  return importPhotos(database, ask, async (plan) => {
    try {
      return await database.transaction((tx) => importIn(tx, ask, plan(tx)), { timeLimitMs: 0 });
    } catch (error) {
      if (error instanceof Undone) return error.outcome;
      throw error;
    }
  });
}

/** What was written must not stay: thrown, so that the transaction is undone. */
class Undone extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super(outcome.refusal);
    this.outcome = outcome;
  }
}

async function importIn(tx: Queryable, ask: ImportAsk, photos: PhotoPlan): Promise<ImportOutcome> {
  const { sources, retireMissing, progress } = ask;
  // Rows that are typed into standard input may take their time.
  await tx.query({ text: 'set local idle_in_transaction_session_timeout = 0' });
  await createStaging(tx);
  const read = await stageSources(tx, ask);

  if (ask.isStopping?.()) throw new ImportStopped();
  const now = ask.dryRun ? await forbidWriting(tx) : await lockCatalogue(tx);
  const badPlaces = new Set(read.badPlaces);
  await checkReferences(
    tx,
    { sources, retireMissing },
    (kind) => progress?.({ step: 'check', kind }),
    (problems) => {
      for (const { file, ...found } of problems) {
        badPlaces.add(placeOf(file, found.line));
        ask.problem({ file: sources[file]?.name ?? '', ...found });
      }
    },
  );
  const outcome = { rows: read.rows, bad: badPlaces.size, retired: 0 };
  const refusal = refusalOf(ask, read, outcome.bad);
  if (refusal) return { ...outcome, refusal };
  const gaps = await selectGapsOfFiles(tx);

  const writing = { sources, photos, retireMissing, progress: await writeProgress(tx, ask) };
  if (ask.dryRun) {
    const preview = await previewStaged(tx, writing, now);
    return { ...outcome, gaps, preview, ...slipOf(ask, preview.jumps) };
  }
  const { counts, ...written } = await writeStaged(tx, writing);
  const slip = slipOf(ask, written.jumps);
  if (slip) throw new Undone({ ...outcome, jumps: written.jumps, ...slip });
  return { ...outcome, gaps, ...written, written: counts };
}

/** How prices jump is known once each is compared with what is charged, which is when it is written. */
function slipOf(
  { acceptPriceJumps }: ImportAsk,
  jumps: PriceJumps,
): Required<Pick<ImportOutcome, 'refusal'>> | undefined {
  if (acceptPriceJumps || !isPriceSlip(jumps)) return undefined;
  const [steep, changed] = [jumps.steep, jumps.up + jumps.down].map((count) => count.toLocaleString('en'));
  return {
    refusal: `${steep} of ${changed} changed prices change by more than ${steepFactor} times, which looks like cents read as euros or the like; if it is meant, repeat it with --accept-price-jumps`,
  };
}

/** From here on the database refuses any change but of the staging table. Returns the time. */
async function forbidWriting(tx: Queryable): Promise<number> {
  await tx.query({ text: 'set transaction read only' });
  return Date.now();
}

/** Tells how many of all staged rows are done; asks each time whether to stop. */
async function writeProgress(
  tx: Queryable,
  { isStopping, progress, dryRun }: ImportAsk,
): Promise<(kind: ImportKind, done: number) => void> {
  const counts = await tx.query<{ kind: ImportKind; rows: number }>(countStaged);
  const good = new Map(counts.map(({ kind, rows }) => [kind, rows]));
  const doneOf = new Map<ImportKind, number>();
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
  return (kind, done) => {
    if (isStopping?.()) throw new ImportStopped();
    doneOf.set(kind, done);
    progress?.({
      step: 'write',
      kind,
      done,
      of: good.get(kind) ?? 0,
      allDone: sum(doneOf.values()),
      allOf: sum(good.values()),
      dryRun,
    });
  };
}

/** Why nothing may be written. */
function refusalOf(
  { skipBad, dryRun, retireMissing }: ImportAsk,
  read: StagedSources,
  bad: number,
): string | undefined {
  if (read.ended) return 'a file could not be read to its end';
  if (retireMissing && read.unread > 0)
    return 'rows could not be read, so --retire-missing might retire products that are in them';
  if (retireMissing && read.products === 0) return '--retire-missing needs a file with all products';
  return bad > 0 && !skipBad && !dryRun ? 'all rows must be good, or --skip-bad given' : undefined;
}
