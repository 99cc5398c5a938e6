import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  defineJob,
  type FeedCatalogue,
  type FeedState,
  type Job,
  localDay,
  localMidnight,
  readFeedState,
} from '@trolley/server/demo';
import { dateOf, dayOf } from './calendar.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isShort } from './horizon.ts';

type Shop = Parameters<FeedCatalogue>[0] & { readonly clock?: () => number };

/** Shops of one host shall not all begin at midnight. */
const mostDelayMs = 10 * 60_000;

/**
 * Fills the catalogue with the demo of the tenant's folder, unless a retailer feeds it. What the shop cannot open
 * without is written before it returns; the rest, and what each day asks for, is the job's.
 */
export async function feedCatalogue({ database, tenant, log, clock = Date.now }: Shop): Promise<readonly Job[]> {
  const dir = join(tenant.dir, 'catalogue');
  if (!existsSync(dir)) return [];
  const { timeZone } = tenant.file;
  const fingerprint = fingerprintOf(dir, timeZone);

  async function renew(isDue: typeof isDueToday): Promise<void> {
    const today = localDay(clock(), timeZone);
    const state = await readFeedState(database);
    if (!isDue(state, fingerprint, today)) return;
    // Only now: building takes a second, and most starts need none of it.
    const { writeDemo } = await import('./writeDemo.ts');
    const startedAt = performance.now();
    const written = await writeDemo(database, { dir, timeZone, fingerprint, today });
    if (written) log.info({ ms: Math.round(performance.now() - startedAt) }, 'the demo catalogue is up to date');
  }

  await renew(isDueAtStart);
  const renewJob = defineJob({
    name: 'renew-demo-catalogue',
    leader: true,
    nextAt: (now) => localMidnight(timeZone)(localDay(now, timeZone) + 1) + Math.random() * mostDelayMs,
    run: () => renew(isDueToday),
  });
  return [renewJob];
}

/** Nothing is there yet, the files are other ones, or no price reaches to today. */
function isDueAtStart(state: FeedState | undefined, fingerprint: string, today: number): boolean {
  if (state?.source === 'import') return false;
  return state?.fingerprint !== fingerprint || dayOf(state.pricedUntil ?? dateOf(0)) <= today;
}

function isDueToday(state: FeedState | undefined, fingerprint: string, today: number): boolean {
  if (state?.source === 'import') return false;
  if (isDueAtStart(state, fingerprint, today)) return true;
  return state?.drawnOn !== dateOf(today) || isShort(dayOf(state.pricedUntil ?? dateOf(0)), today);
}
