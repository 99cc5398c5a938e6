import { bareCopyOf } from './bare.ts';
import { interleaved, type Load, load } from './load.ts';
import type { Finding } from './report.ts';

const rate = ({ requestsPerSecond }: Load) => `${Math.round(requestsPerSecond).toLocaleString('en')}/s`;

/** Addresses of a kind, asked for in turn: how fast they come beside a bare server that sends the bytes of the first. */
export async function againstBare(
  url: string,
  kinds: Readonly<Record<string, readonly string[]>>,
  leastShare = 0.5,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, paths] of Object.entries(kinds)) {
    const bare = await bareCopyOf(url + paths[0]);
    const loads = await interleaved(3, { bare: () => load(bare.url), shop: () => load(url, {}, paths) }).finally(() =>
      bare.stop(),
    );
    const share = loads.shop.requestsPerSecond / loads.bare.requestsPerSecond;
    findings.push({
      what,
      value: rate(loads.shop),
      ratio: `${Math.round(100 * share)} %`,
      note: `bare ${rate(loads.bare)}, p99 ${loads.shop.p99Ms} ms at 32 callers`,
      aim: `≥ ${Math.round(100 * leastShare)} % of bare`,
      met: share >= leastShare,
    });
  }
  return findings;
}
