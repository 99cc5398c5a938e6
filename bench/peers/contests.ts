import type { Candidate, Goods, LastOne } from './candidate.ts';
import { type CartLosses, cartLosses, type OrderOutcome, orderOutcome } from './losses.ts';
import { buyer, orderable } from './works.ts';

/** What happens when several do the same thing at once; each contest several times. */
export interface Contests {
  readonly adds: readonly CartLosses[];
  readonly completions: readonly OrderOutcome[];
  readonly last: readonly OrderOutcome[];
  /** Why calls were refused: the first words of each reason once. */
  readonly reasons: readonly string[];
}

const addsAtOnce = 20;
const pressesAtOnce = 10;
const longestReason = 160;

export async function holdContests(candidate: Candidate, goods: Goods, times: number): Promise<Contests> {
  const reasons = new Set<string>();
  const noteRefusals = (settled: readonly PromiseSettledResult<unknown>[]) => {
    for (const one of settled)
      if (one.status === 'rejected')
        reasons.add(
          String(one.reason)
            .replaceAll(/[0-9a-f-]{24,}|cart_\w+/gi, '…')
            .slice(0, longestReason),
        );
  };
  const adds: CartLosses[] = [];
  const completions: OrderOutcome[] = [];
  const last: OrderOutcome[] = [];
  for (let turn = 0; turn < times; turn++) {
    adds.push(await addAtOnce(candidate, goods, noteRefusals));
    completions.push(await pressAtOnce(candidate, goods, noteRefusals));
    last.push(await wantTheLast(candidate, noteRefusals));
  }
  return { adds, completions, last, reasons: [...reasons] };
}

type Note = (settled: readonly PromiseSettledResult<unknown>[]) => void;

/** Twenty different products into one cart that exists already. */
async function addAtOnce(candidate: Candidate, goods: Goods, note: Note): Promise<CartLosses> {
  const [first = '', ...skus] = orderable(goods).slice(0, addsAtOnce + 1);
  const shopper = await candidate.openShopper();
  await shopper.fillCart([first]);
  const before = await shopper.read();
  const settled = await Promise.allSettled(skus.map((sku) => shopper.add(sku)));
  note(settled);
  const tried = skus.map((sku, at) => ({ sku, pieces: 1, acknowledged: settled[at]?.status === 'fulfilled' }));
  const after = await shopper.read();
  shopper.close();
  return cartLosses(before, tried, after);
}

/** The same cart, the same browser, the button pressed ten times. */
async function pressAtOnce(candidate: Candidate, goods: Goods, note: Note): Promise<OrderOutcome> {
  const email = buyer(`${candidate.name}-press`);
  const shopper = await candidate.openShopper();
  await shopper.fillCart(orderable(goods).slice(0, 15));
  await shopper.prepare(email);
  const told = await Promise.allSettled(Array.from({ length: pressesAtOnce }, () => shopper.complete()));
  note(told);
  shopper.close();
  return orderOutcome(told, [await candidate.bought(email)]);
}

/** Ten browsers with the last one in their carts, who all go through the checkout at the same time. */
async function wantTheLast(candidate: Candidate, note: Note): Promise<OrderOutcome> {
  const last = await candidate.lastOne();
  const buyers = await Promise.all(
    Array.from({ length: pressesAtOnce }, async (_, number) => {
      const shopper = await candidate.openShopper();
      await shopper.fillCart(last.skus);
      return { shopper, email: buyer(`${candidate.name}-last-${number}`) };
    }),
  );
  const told = await Promise.allSettled(
    buyers.map(async ({ shopper, email }) => {
      await shopper.prepare(email, last);
      return shopper.complete();
    }),
  );
  note(told);
  const bought = await Promise.all(buyers.map(({ email }) => candidate.bought(email)));
  for (const { shopper } of buyers) shopper.close();
  return { ...orderOutcome(told, bought), lateRefused: await isRefusedLate(candidate, last) };
}

/** The control: where one who comes alone and too late still gets it, nobody counts, and the contest says nothing. */
async function isRefusedLate(candidate: Candidate, last: LastOne): Promise<boolean> {
  const shopper = await candidate.openShopper();
  try {
    await shopper.fillCart(last.skus);
    await shopper.prepare(buyer(`${candidate.name}-late`), last);
    await shopper.complete();
    return false;
  } catch {
    return true;
  } finally {
    shopper.close();
  }
}
