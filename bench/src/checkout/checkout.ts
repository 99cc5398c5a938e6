import { finalize } from '../../../server/src/checkout/finalize.ts';
import { placeOrder } from '../../../server/src/checkout/placeOrder.ts';
import { median } from '../load.ts';
import type { Finding } from '../report.ts';
import { withDataDir } from '../shop.ts';
import { replay, type Script, scriptOf } from './bareOrder.ts';
import { type CheckoutShop, openCheckoutShop } from './openCheckoutShop.ts';
import { done, type ReadyCart, readyCarts } from './readyCarts.ts';

const callerCounts = [8, 32] as const;
const orders = 160;
const compared = 40;

/** From the press of the button to the order, and what of it is the database's own time. */
export async function measureCheckout(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await openCheckoutShop(tenant, dataDir);
    try {
      await completeAll(shop, await readyCarts(shop, 20, false), 8);
      const findings: Finding[] = [];
      for (const callers of callerCounts)
        for (const sameSlot of [false, true]) findings.push(await measureCallers(shop, callers, sameSlot));
      return [...findings, ...(await compareWithBare(shop))];
    } finally {
      await shop.close();
    }
  });
}

async function measureCallers(shop: CheckoutShop, callers: number, sameSlot: boolean): Promise<Finding> {
  const carts = await readyCarts(shop, orders, sameSlot);
  const begun = performance.now();
  const times = await completeAll(shop, carts, callers);
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  return {
    what: `complete checkouts, ${callers} callers, ${sameSlot ? 'all in one slot' : 'each with a slot of its own'}`,
    value: `${Math.round(times.length / seconds)}/s`,
    note: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  };
}

/** Answers how long each took. */
async function completeAll(shop: CheckoutShop, carts: readonly ReadyCart[], callers: number): Promise<number[]> {
  const waiting = [...carts];
  const times: number[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const asked = performance.now();
      done(await placeOrder(shop.checkouts, await checkoutOf(shop, next), 'REDIRECT'));
      times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: callers }, work));
  return times;
}

async function checkoutOf({ checkouts }: CheckoutShop, { caller, ask }: ReadyCart): Promise<string> {
  return done(await finalize(checkouts, caller, ask)).checkoutId;
}

/** One after the other, in turn, so that a busy moment of the machine hits both alike. */
async function compareWithBare(shop: CheckoutShop): Promise<Finding[]> {
  const { checkouts, database } = shop;
  const ids: string[] = [];
  for (const cart of await readyCarts(shop, 2 * compared, false)) ids.push(await checkoutOf(shop, cart));
  const placed: number[] = [];
  const bare: number[] = [];
  const mails: number[] = [];
  let script: Script = { before: [], within: [] };
  const { announce } = checkouts.orders;
  const timing = {
    ...checkouts,
    orders: {
      ...checkouts.orders,
      announce: async (...given: Parameters<typeof announce>) =>
        void mails.push(await timeOf(() => announce(...given))),
    },
  };
  for (let at = 0; at < ids.length; at += 2) {
    script = await scriptOf(checkouts, ids[at] ?? '');
    bare.push(await timeOf(() => replay(database, script)));
    placed.push(await timeOf(async () => done(await placeOrder(timing, ids[at + 1] ?? '', 'REDIRECT'))));
  }
  const [own, yardstick, mail] = [median(placed), median(bare), median(mails)];
  const statements = script.before.length + script.within.length;
  return [
    { what: 'bare transaction of the same statements', value: `${yardstick.toFixed(2)} ms` },
    {
      what: 'placeOrder',
      value: `${own.toFixed(2)} ms`,
      ratio: `${Math.round((100 * own) / yardstick)} %`,
      note: `${mail.toFixed(2)} ms of it find the words of the mail, whose pages are written when it is sent`,
      aim: '≤ 200 % of bare without the mail',
      met: own - mail <= 2 * yardstick,
    },
    {
      what: 'statements of an order',
      value: String(statements),
      note: `${script.within.length} of them in its transaction, besides begin and commit`,
      aim: '≤ 12',
      met: statements <= 12,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
