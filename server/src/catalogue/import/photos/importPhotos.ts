import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { ImportAsk, ImportOutcome } from '../importAsk.ts';
import { shownValue } from '../problem.ts';
import { bringPhotos } from './bringPhotos.ts';
import type { PhotoOutcome } from './photoAsk.ts';
import { type PhotoPlan, type PhotoUser, planPhotos } from './planPhotos.ts';

/** Runs an import of rows with a plan of their photos, and brings the photos that the shop lacks once it is written. */
export async function importPhotos(
  database: Database,
  ask: ImportAsk,
  importRows: (plan: (tx: Queryable) => PhotoPlan) => Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  const { storage, allowPrivate, refresh, pauseMs } = ask.photos;
  let misnamed = 0;
  let plan: PhotoPlan | undefined;
  const tell = ({ file, line, further }: PhotoUser, text: string, reason: string) =>
    ask.problem({ file, line, field: further ? 'pictures' : 'picture', reason, value: shownValue(text) });

  const outcome = await importRows((tx) => {
    misnamed = 0;
    plan = planPhotos(tx, {
      storage,
      refresh,
      problem(user, text, reason) {
        misnamed += 1;
        tell(user, text, reason);
      },
    });
    return plan;
  });
  const wanted = [...(plan?.wanted.values() ?? [])];
  if (wanted.length + misnamed === 0) return outcome;
  const none = { brought: 0, unchanged: 0, failed: misnamed, left: 0 };
  if (!outcome.written) return outcome.preview ? { ...outcome, photos: { ...none, wanted: wanted.length } } : outcome;

  const photos = await bringPhotos(database, wanted, {
    storage,
    allowPrivate,
    pauseMs,
    problem: ({ users, shown }, reason) => users.forEach((user) => tell(user, shown, reason)),
    progress: (done, of) => ask.progress?.({ step: 'photos', done, of }),
    isStopping: ask.isStopping,
  });
  return { ...outcome, photos: { ...photos, failed: photos.failed + misnamed } };
}

const number = new Intl.NumberFormat('en');

export function describePhotos({ brought, unchanged, failed, left, ended, wanted }: PhotoOutcome): readonly string[] {
  const counts = [
    [wanted, 'would be fetched or looked at'],
    [brought, 'new'],
    [unchanged, 'asked for and still the same'],
    [failed, 'could not be used'],
    [left, `not fetched${ended === undefined ? '' : ` (${ended})`}: repeat the import, it goes on where it was`],
  ] as const;
  const said = counts.flatMap(([count, what]) => (count ? [`${number.format(count)} ${what}`] : []));
  return said.length > 0 ? [`  ${'photos'.padEnd(12)} ${said.join(', ')}`] : [];
}
