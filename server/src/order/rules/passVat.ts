import { type Vat, type VatInput, vatOf } from '../../cart/rules/vatOf.ts';
import type { Attempt } from '../../checkout/attempt.ts';

/** The rate of the pass in an order: the one at which there is so much more than goods and fee. */
export function passVat({ lines, priceInfo, pass }: Attempt): VatInput['pass'] {
  if (!pass || pass.price === 0) return undefined;
  const { discounts, serviceFeesAfterDiscount: fee, serviceFeeTaxRate: feePermille } = priceInfo;
  const goods = new Map<number, number>();
  for (const { vat, linePrice } of lines) goods.set(vat, (goods.get(vat) ?? 0) + linePrice);
  const without = vatOf({ goods, discounts, fee, feePermille });
  const grossAt = ({ vatByRate }: Pick<Vat, 'vatByRate'>, wanted: number) =>
    vatByRate.find(({ permille }) => permille === wanted)?.gross ?? 0;
  const found = priceInfo.vatByRate.find(({ permille, gross }) => gross - grossAt(without, permille) === pass.price);
  return { permille: found?.permille ?? feePermille, gross: pass.price };
}
