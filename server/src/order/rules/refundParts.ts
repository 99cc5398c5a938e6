import { halfUp, type PriceInfo, splitOver } from '@trolley/contract';

type Rate = PriceInfo['vatByRate'][number];

/** What a refund takes off the invoice: the goods of each rate, and deposits, which have none. */
export interface RefundParts {
  readonly byRate: readonly Rate[];
  readonly deposits: number;
}

type Invoiced = Pick<PriceInfo, 'vatByRate' | 'depositFees'>;

/**
 * How a refund is shared by the rates of an invoice. What was taxed comes first, in proportion to what earlier refunds
 * left of it: nobody is paid less for a deposit. All refunds together take off exactly what the invoice holds, tax
 * included. `permille`: what is refunded had this rate, so it comes first.
 */
export function refundParts(
  { vatByRate, depositFees }: Invoiced,
  earlier: readonly RefundParts[],
  amount: number,
  permille?: number,
): RefundParts {
  const credited = vatByRate.map((rate) => grossOf(earlier, rate.permille));
  const left = vatByRate.map(({ gross }, at) => gross - (credited[at] ?? 0));
  const wanted = vatByRate.findIndex((rate) => rate.permille === permille);
  const ofRate = Math.min(amount, wanted < 0 ? 0 : (left[wanted] ?? 0));
  const others = left.map((cents, at) => (at === wanted ? cents - ofRate : cents));
  const taxed = Math.min(amount - ofRate, sum(others));
  const shares = splitOver(taxed, others).map((share, at) => share + (at === wanted ? ofRate : 0));
  const deposits = amount - ofRate - taxed;
  if (deposits > depositFees - sum(earlier.map((one) => one.deposits)))
    throw new Error('More is refunded than was paid.');
  const byRate = vatByRate.flatMap((rate, at) => {
    const gross = shares[at] ?? 0;
    const before = credited[at] ?? 0;
    const vat = vatIn(before + gross, rate.permille) - vatIn(before, rate.permille);
    return gross > 0 ? [{ permille: rate.permille, gross, vat }] : [];
  });
  return { byRate, deposits };
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

const grossOf = (refunds: readonly RefundParts[], permille: number) =>
  sum(refunds.flatMap(({ byRate }) => byRate.flatMap((rate) => (rate.permille === permille ? rate.gross : []))));

const vatIn = (gross: number, permille: number) => halfUp(gross * permille, 1000 + permille);
