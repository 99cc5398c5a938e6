import { describeGaps } from './gaps.ts';
import type { ImportOutcome } from './importAsk.ts';
import { definitionOf, importKinds } from './kinds/kinds.ts';
import { describePhotos } from './photos/importPhotos.ts';
import { describeJumps, describePreview } from './preview.ts';

/** Of a dry run with bad rows. */
const goodOnly = ' It tells of the good rows; with bad ones an import writes nothing, unless --skip-bad is given.';
const goodWritten = ' It tells of the good rows, which an import with --skip-bad writes.';
const number = new Intl.NumberFormat('en');
/** What was done, for the person who asked for it. */
export function summarize(outcome: ImportOutcome, seconds: number, skipBad: boolean): string {
  const { rows, bad, refusal, written, retired, preview, jumps, photos, gaps } = outcome;
  const read = `${number.format(rows)} rows read in ${seconds.toFixed(1)} s, ${bad === 0 ? 'all good' : `${number.format(bad)} bad`}.`;
  if (refusal !== undefined && !preview)
    return [read, ...(jumps ? describeJumps(jumps) : []), `Nothing was written: ${refusal}.`].join('\n');
  if (preview)
    return [
      read,
      ...describePreview(preview),
      ...(photos ? describePhotos(photos) : []),
      ...(gaps ? describeGaps(gaps) : []),
      `Nothing was written: this was a dry run.${bad === 0 ? '' : skipBad ? goodWritten : goodOnly}`,
      ...(refusal === undefined ? [] : [`An import would write nothing: ${refusal}.`]),
    ].join('\n');
  if (!written) return `${read}\nNothing was written.`;
  const lines = importKinds.flatMap((kind) => {
    const { inserted, changed, unchanged, removed = 0 } = written[kind];
    if (inserted + changed + unchanged + removed === 0) return [];
    const gone = removed > 0 ? `, ${number.format(removed)} removed` : '';
    return `  ${definitionOf(kind).plural.padEnd(12)} ${number.format(inserted)} new, ${number.format(changed)} changed, ${number.format(unchanged)} as they were${gone}`;
  });
  if (retired > 0) lines.push(`  ${number.format(retired)} products are no longer sold`);
  if (photos) lines.push(...describePhotos(photos));
  const touched =
    retired +
    (photos?.brought ?? 0) +
    importKinds.reduce(
      (sum, kind) => sum + written[kind].inserted + written[kind].changed + (written[kind].removed ?? 0),
      0,
    );
  const verdict =
    touched === 0 ? 'Everything was so already: nothing changed.' : 'Written. The shop shows it in a few seconds.';
  return [read, ...lines, ...(gaps ? describeGaps(gaps) : []), ...(jumps ? describeJumps(jumps) : []), verdict].join(
    '\n',
  );
}

/** 0 when all that was asked for is done; of a dry run, as the import itself would end. */
export function exitCodeOf({ refusal, bad, written, photos }: ImportOutcome, skipBad: boolean): 0 | 1 {
  if (refusal !== undefined) return 1;
  if (photos && (photos.left > 0 || (photos.failed > 0 && !skipBad))) return 1;
  return written || bad === 0 || skipBad ? 0 : 1;
}
