import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { atDate } from '../../platform/snapshot/dateTimer.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import { type FeedState, readFeedState } from '../storage/feedState.ts';
import { dateOf, dayOf } from './calendar.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isShort } from './horizon.ts';
import { localDay, localMidnight } from './localMidnight.ts';

export interface DemoFeed {
  /** Writes what today asks for, and so every night. Returns at once. */
  keepYoung(): void;
  close(): Promise<void>;
}

interface Shop {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'dir' | 'file'>;
  readonly log: Log;
  readonly clock?: () => number;
}

const nobody: DemoFeed = { keepYoung: () => {}, close: async () => {} };
/** Processes of one shop shall not all begin at the same moment. */
const mostDelayMs = 10 * 60_000;

/**
 * Fills the catalogue with the demo of the tenant's folder, unless a retailer feeds it. What the shop cannot open
 * without is written before it returns; the rest is `keepYoung`'s.
 */
export async function feedDemo({ database, tenant, log, clock = Date.now }: Shop): Promise<DemoFeed> {
  const dir = join(tenant.dir, 'catalogue');
  if (!existsSync(dir)) return nobody;
  const { timeZone } = tenant.file;
  const fingerprint = fingerprintOf(dir, timeZone);
  let running: Promise<void> | undefined;
  let cancel = () => {};
  let closed = false;

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

  async function tonight(): Promise<void> {
    await renew(isDueToday).catch((err: unknown) => log.error({ err }, 'the demo catalogue could not be renewed'));
    if (closed) return;
    const midnight = localMidnight(timeZone)(localDay(clock(), timeZone) + 1);
    cancel = atDate(new Date(midnight + Math.random() * mostDelayMs), () => {
      running = tonight();
    });
  }

  await renew(isDueAtStart);
  return {
    keepYoung() {
      running = tonight();
    },
    async close() {
      closed = true;
      cancel();
      await running;
    },
  };
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
