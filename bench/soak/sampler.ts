import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../../server/src/platform/database/database.ts';
import type { FleetShop } from '../src/fleet/startFleet.ts';
import { readMetrics, type Series, sumOf } from './metricsText.ts';
import { cpuSecondsOf, cpuSecondsOfFamily, familyOf, machineSeconds, rssMbOf, sharedMbOf } from './procfs.ts';
import type { Sample, ShopSample } from './sample.ts';

interface Watched {
  readonly shops: readonly FleetShop[];
  readonly postgres: number;
  readonly nginx: number;
  readonly sandbox: number;
  readonly database: Database;
  rate(): number;
  visitors(): number;
}

export interface Sampler {
  readonly samples: readonly Sample[];
  /** One now, beside the others. */
  take(): Promise<Sample>;
  stop(): Promise<void>;
}

/** Event loops are watched by a timer of so many milliseconds, which is in what they tell. */
const resolutionMs = 10;
const megabyte = 1024 ** 2;
/** So long a shop may take to tell of itself. */
const longestMs = 2000;
/** What it told; or it is too busy, or not there. */
type Told = readonly Series[] | 'late' | 'away';

/** Looks at every process every few seconds, from outside as far as it goes. */
export function startSampler(watched: Watched, everyMs: number): Sampler {
  const { shops, database } = watched;
  const samples: Sample[] = [];
  const loop = monitorEventLoopDelay({ resolution: resolutionMs });
  loop.enable();
  const since = counters();
  let taking: Promise<void> | undefined;

  function shopSample(pid: number, told: Told): ShopSample | undefined {
    if (told === 'away') return undefined;
    const seen = { pid, rssMb: rssMbOf(pid), cores: since(`cpu ${pid}`, cpuSecondsOf(pid)).perSecond };
    // Killed since it answered.
    if (seen.rssMb === 0) return undefined;
    // Its event loop did not come to it in all that time.
    if (told === 'late') return { ...seen, loopMs: longestMs, poolBusy: 0, poolWaiting: 0, acquireMs: 0 };
    const all = told;
    const waited = since(`waited ${pid}`, (sumOf(all, 'database_pool_acquire_seconds_sum') ?? 0) * 1000);
    const asked = since(`asked ${pid}`, sumOf(all, 'database_pool_acquire_seconds_count') ?? 0);
    return {
      ...seen,
      heapMb: (sumOf(all, 'nodejs_heap_size_used_bytes') ?? 0) / megabyte,
      loopMs: Math.max(0, (sumOf(all, 'nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000 - resolutionMs),
      poolBusy: sumOf(all, 'database_pool_busy') ?? 0,
      poolWaiting: sumOf(all, 'database_pool_waiting') ?? 0,
      acquireMs: asked.grown > 0 ? waited.grown / asked.grown : 0,
    };
  }

  async function take(): Promise<Sample> {
    const family = familyOf(watched.postgres);
    const [row] = await database.query<{ connections: number; size: number; mails: number; tasks: number }>({
      name: 'soak-sample',
      text: `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
                    pg_database_size(current_database())::float8 as size,
                    (select count(*)::int from mail where sent_at is null and failed_at is null) as mails,
                    (select count(*)::int from payment_task where done_at is null and refused is null) as tasks`,
    });
    const told = await Promise.all(shops.map(({ url }) => metricsOf(url)));
    const late = loop.percentile(99) / 1e6 - resolutionMs;
    loop.reset();
    const sample: Sample = {
      at: Date.now(),
      rate: watched.rate(),
      shops: shops.map((shop, at) => shopSample(shop.pid(), told[at] ?? 'away')),
      postgres: {
        memoryMb: sharedMbOf(family),
        cores: since('postgres', cpuSecondsOfFamily(family)).perSecond,
        connections: row?.connections ?? 0,
        databaseMb: (row?.size ?? 0) / megabyte,
      },
      cores: {
        nginx: since('nginx', cpuSecondsOfFamily(familyOf(watched.nginx))).perSecond,
        sandbox: since('sandbox', cpuSecondsOf(watched.sandbox)).perSecond,
        callers: since('callers', cpuSecondsOf(process.pid)).perSecond,
        machine: since('machine', machineSeconds()).perSecond,
      },
      callersLoopMs: Number.isFinite(late) ? Math.max(0, late) : 0,
      visitors: watched.visitors(),
      lags: lagsIn(told),
      waiting: { mails: row?.mails ?? 0, tasks: row?.tasks ?? 0 },
    };
    return sample;
  }

  const tick = () =>
    take()
      .then(
        (sample) => void samples.push(sample),
        (error: unknown) => console.error(`no sample: ${String(error)}`),
      )
      .finally(() => {
        taking = undefined;
      });
  // One at a time: where one takes longer than the pause, the next is left out.
  const timer = setInterval(() => (taking ??= tick()), everyMs);

  return {
    samples,
    take,
    async stop() {
      clearInterval(timer);
      await taking;
      loop.disable();
    },
  };
}

/** Every process tells the same of the whole shop; the highest, where one is asked a moment later. */
function lagsIn(told: readonly Told[]): Readonly<Record<string, number>> {
  const lags: Record<string, number> = {};
  for (const { name, labels, value } of told.flatMap((all) => (typeof all === 'string' ? [] : all)))
    if (name === 'outbox_lag_seconds') lags[labels.outbox ?? ''] = Math.max(lags[labels.outbox ?? ''] ?? 0, value);
  return lags;
}

async function metricsOf(url: string): Promise<Told> {
  try {
    const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(longestMs) });
    return answer.ok ? readMetrics(await answer.text()) : 'away';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'away';
  }
}

/** How much a counter grew since it was last looked at; of a new one nothing is known. */
function counters() {
  const last = new Map<string, { readonly at: number; readonly value: number }>();
  return (name: string, value: number) => {
    const now = performance.now();
    const before = last.get(name);
    last.set(name, { at: now, value });
    if (!before || now <= before.at) return { grown: 0, perSecond: 0 };
    const grown = Math.max(0, value - before.value);
    return { grown, perSecond: (grown * 1000) / (now - before.at) };
  };
}
