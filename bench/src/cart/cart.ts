import type { Load } from '../load.ts';
import type { Finding } from '../report.ts';
import { startShop, withDataDir } from '../shop.ts';
import { openCartShop } from './openCartShop.ts';
import { measureHolds, measureOperations, type Operations } from './operations.ts';
import { measureOverHttp, type OverHttp } from './overHttp.ts';

const sizes = [1, 15, 60, 150];

/** Adding to and reading carts of several sizes, and holding slots, against the bare statements in the same run. */
export async function measureCart(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await openCartShop(tenant, dataDir);
    const measured = await measureOperations(shop, sizes);
    const holds = await measureHolds(shop).finally(() => shop.close());

    const running = await startShop({ tenant, dataDir });
    const overHttp = await measureOverHttp(running.url, sizes).finally(() => running.stop());
    return [
      ...[...measured].flatMap(([size, operations]) => operationFindings(size, operations)),
      ...growth(measured),
      {
        what: 'a slot held, all callers want the same one',
        value: rate(holds.hold),
        note: `${latency(holds.hold)}; ${holds.booked} holds for 32 carts`,
        aim: 'one hold for each cart',
        met: holds.booked === 32,
      },
      ...[...overHttp].flatMap(([size, loads]) => httpFindings(size, loads)),
    ];
  });
}

const rate = ({ requestsPerSecond }: Load) => `${Math.round(requestsPerSecond).toLocaleString('en')}/s`;
const share = (one: Load, bare: Load) => `${Math.round((100 * one.requestsPerSecond) / bare.requestsPerSecond)} %`;
const latency = ({ p50Ms, p99Ms }: Load) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
const linesOf = (size: number) => `${size} ${size === 1 ? 'line' : 'lines'}`;

function operationFindings(size: number, { bareUpdate, add, bareSelect, read }: Operations): Finding[] {
  const aimed = size === 15;
  return [
    {
      what: `${linesOf(size)}: bare prepared UPDATE, same document`,
      value: rate(bareUpdate),
      note: latency(bareUpdate),
    },
    {
      what: `${linesOf(size)}: add to cart`,
      value: rate(add),
      ratio: share(add, bareUpdate),
      note: latency(add),
      ...(aimed && { aim: '≥ 60 % of bare', met: add.requestsPerSecond >= 0.6 * bareUpdate.requestsPerSecond }),
    },
    { what: `${linesOf(size)}: bare prepared SELECT, same document`, value: rate(bareSelect) },
    {
      what: `${linesOf(size)}: read cart`,
      value: rate(read),
      ratio: share(read, bareSelect),
      note: latency(read),
    },
  ];
}

/** How much longer the largest cart takes than an ordinary one. */
function growth(measured: ReadonlyMap<number, Operations>): Finding[] {
  const [small, large] = [measured.get(15), measured.get(150)];
  if (!small || !large) return [];
  const times = small.add.requestsPerSecond / large.add.requestsPerSecond;
  return [
    {
      what: 'add to cart: time at 150 lines against 15',
      value: `${times.toFixed(2)} times`,
      aim: '≤ 2 times',
      met: times <= 2,
    },
  ];
}

function httpFindings(size: number, { add, read }: OverHttp): Finding[] {
  return [
    { what: `${linesOf(size)}: add to cart over HTTP`, value: rate(add), note: latency(add) },
    { what: `${linesOf(size)}: read cart over HTTP`, value: rate(read), note: latency(read) },
  ];
}
