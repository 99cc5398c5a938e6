import { formatPrice, type Voucher } from '@trolley/contract';

interface Written {
  readonly locale: string;
  readonly currency: string;
  /** What stands on one that waives a fee. */
  readonly free: string;
}

/** What stands large on a voucher: what its editors say, or what it takes off. */
export function voucherSign(
  { sign, takesOff }: Pick<Voucher, 'sign' | 'takesOff'>,
  { locale, currency, free }: Written,
): { readonly value: string; readonly caption?: string } {
  const caption = sign && { caption: sign.caption };
  if (sign?.value !== undefined) return { value: sign.value, ...caption };
  if (takesOff.kind === 'serviceFee') return { value: free, ...caption };
  if (takesOff.kind === 'points') return { value: `${takesOff.value} ×`, ...caption };
  if (takesOff.kind === 'amount') return { value: shortPrice(takesOff.value, locale, currency), ...caption };
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(takesOff.value / 100);
  return { value: `−${percent}`, ...caption };
}

/** Whole amounts without cents: they stand large. */
export function shortPrice(cents: number, locale: string, currency: string): string {
  const price = formatPrice(cents, locale, currency);
  return cents % 100 === 0 ? price.replace(/[.,]00(?!\d)/, '') : price;
}
