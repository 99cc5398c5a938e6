import { halfUp, type PriceInfo, splitOver } from '@trolley/contract';

export interface VatInput {
  /** What the goods of each rate cost before discounts, by permille. */
  readonly goods: ReadonlyMap<number, number>;
  readonly discounts: number;
  /** What is really paid for the service. */
  readonly fee: number;
  /** Of the fee where there are no goods to share their rates. */
  readonly feePermille: number;
  /** What is bought besides the goods, at a rate of its own: a delivery pass. */
  readonly pass?: { readonly gross: number; readonly permille: number };
}

export type Vat = Pick<PriceInfo, 'vatByRate' | 'totalVat' | 'serviceFeeTaxRate'>;

/** CART-07: discounts and the fee are shared by the rates in proportion to the goods, so that the parts add up. */
export function vatOf({ goods, discounts, fee, feePermille, pass }: VatInput): Vat {
  const worth = [...goods.values()].reduce((sum, gross) => sum + gross, 0);
  const rates: readonly (readonly [number, number])[] = worth > 0 ? [...goods] : [[feePermille, 1]];
  const sorted = rates.toSorted(([one], [other]) => other - one);
  const weights = sorted.map(([, gross]) => gross);
  const off = splitOver(discounts, weights);
  const fees = splitOver(fee, weights);
  const grosses = sorted.map(
    ([permille, weight], at) => [permille, (worth > 0 ? weight : 0) - (off[at] ?? 0) + (fees[at] ?? 0)] as const,
  );
  const vatByRate = withPass(grosses, pass).flatMap(([permille, gross]) =>
    gross > 0 ? [{ permille, gross, vat: halfUp(gross * permille, 1000 + permille) }] : [],
  );
  return {
    vatByRate,
    totalVat: vatByRate.reduce((sum, { vat }) => sum + vat, 0),
    serviceFeeTaxRate: halfUp(
      sorted.reduce((sum, [permille, weight]) => sum + permille * weight, 0),
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  };
}

type Gross = readonly [permille: number, gross: number];

function withPass(grosses: readonly Gross[], pass: VatInput['pass']): readonly Gross[] {
  if (!pass) return grosses;
  const others = grosses.filter(([permille]) => permille !== pass.permille);
  const same = grosses.find(([permille]) => permille === pass.permille)?.[1] ?? 0;
  return [...others, [pass.permille, same + pass.gross] as const].toSorted(([one], [other]) => other - one);
}
