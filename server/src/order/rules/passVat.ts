import type { Attempt } from '../../sale/attempt.ts';
import { type Vat, type VatInput, vatOf } from '../../sale/vatOf.ts';

/** What a pass that was bought along costs, and at which rate of tax. */
export function passVat(attempt: Attempt): VatInput['pass'] {
  const { pass } = attempt;
  if (!pass || pass.price === 0) return undefined;
  return { permille: pass.vat ?? inferredRate(attempt, pass.price), gross: pass.price };
}

/** Of an order from before it was frozen: the rate at which there is so much more than goods and fee. */
function inferredRate({ lines, priceInfo }: Attempt, price: number): number {
  const { discounts, serviceFeesAfterDiscount: fee, serviceFeeTaxRate: feePermille } = priceInfo;
  const goods = new Map<number, number>();
  for (const { vat, linePrice } of lines) goods.set(vat, (goods.get(vat) ?? 0) + linePrice);
  const without = vatOf({ goods, discounts, fee, feePermille });
  const grossAt = ({ vatByRate }: Pick<Vat, 'vatByRate'>, wanted: number) =>
    vatByRate.find(({ permille }) => permille === wanted)?.gross ?? 0;
  const found = priceInfo.vatByRate.find(({ permille, gross }) => gross - grossAt(without, permille) === price);
  return found?.permille ?? feePermille;
}
