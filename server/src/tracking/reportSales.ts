import type { TrackingSettings } from '@trolley/contract';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { type ClaimedReport, claimReports, markRefused, markReported } from './saleQueries.ts';

interface Parts {
  readonly database: Database;
  readonly settings: Pick<TrackingSettings, 'umami' | 'measurement'>;
  /** Of the Measurement Protocol. */
  readonly secret?: string | undefined;
  /** Of the shop, as Umami knows it. */
  readonly hostname: string;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** GA4 takes events of the last three days. */
const patience = { backOffMinutes: [1, 5, 15, 60], days: 3 };
const atOnce = 20;
/** Umami drops what looks like a crawler. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Trolley';

/** Tells analytics of orders; undefined where nobody is to be told. */
export function reportSalesJob(parts: Parts): Job | undefined {
  const { settings, secret, log } = parts;
  if (settings.measurement && secret === undefined)
    log.warn('purchases are not reported to the measurement endpoint: MEASUREMENT_SECRET is not set');
  if (!settings.umami && !settings.measurement) return undefined;
  return defineJob({
    name: 'report-sales',
    everyMs: 30_000,
    channel: 'sale_report',
    run: (signal) => reportSales(parts, signal),
  });
}

export async function reportSales(parts: Parts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const reports = await claimReports(parts.database, patience, atOnce);
    if (reports.length === 0) return;
    await Promise.all(reports.map((report) => tell(parts, report)));
  }
}

/** A report that was taken is done; one that was refused is not repeated; anything else is tried again later. */
async function tell(parts: Parts, report: ClaimedReport): Promise<void> {
  const { database, log, timeoutMs = 5000 } = parts;
  const { id, orderNumber, sink, event, tries } = report;
  const about = { orderNumber, sink, event: event.name, tries };
  const call = callOf(parts, report);
  if (!call) return markRefused(database, id, 'not configured');
  try {
    const { url, body } = call;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    const { status } = answer;
    if (answer.ok) return await markReported(database, id);
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      log.error({ ...about, status }, 'analytics refused to be told of an order');
      return await markRefused(database, id, `answered ${status}`);
    }
    log.warn({ ...about, status }, 'analytics were not told of an order; tried again later');
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    log.warn({ ...about, problem }, 'analytics were not told of an order; tried again later');
  }
}

function callOf({ settings, secret, hostname }: Parts, { sink, visitor, event, createdAt }: ClaimedReport) {
  const { umami, measurement } = settings;
  if (sink === 'umami') return umami && umamiCall({ ...umami, hostname }, { visitor, event, createdAt });
  if (!measurement || secret === undefined) return undefined;
  const query = new URLSearchParams({ measurement_id: measurement.measurementId, api_secret: secret });
  return {
    url: `${measurement.url}?${query.toString()}`,
    body: {
      client_id: visitor,
      timestamp_micros: createdAt.getTime() * 1000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [event],
    },
  };
}

interface UmamiSite {
  readonly host: string;
  readonly website: string;
  readonly hostname: string;
}

/** Umami's data are flat: products are told by their skus; `revenue` is what its report of revenue adds up. */
function umamiCall(
  { host, website, hostname }: UmamiSite,
  { visitor: id, event, createdAt }: Pick<ClaimedReport, 'visitor' | 'event' | 'createdAt'>,
) {
  const { items, value, ...others } = event.params as { items?: { item_id: string }[]; value?: number };
  const data = {
    ...others,
    ...(event.name === 'purchase' ? { revenue: value } : { value }),
    ...(items && {
      item_ids: items
        .slice(0, 20)
        .map((item) => item.item_id)
        .join(),
      item_count: items.length,
    }),
  };
  const timestamp = Math.floor(createdAt.getTime() / 1000);
  const payload = { website, hostname, id, timestamp, url: '/checkout', name: event.name, data };
  return { url: new URL('/api/send', host).href, body: { type: 'event', payload } };
}
