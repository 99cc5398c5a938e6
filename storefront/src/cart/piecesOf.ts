import { type Counted, stepOf } from './amount.ts';

const gramsOf: Readonly<Record<string, number>> = { g: 1, dag: 10, deka: 10, kg: 1000 };
const written = /^([\d.,\s'’]+?)\s*([a-z]+)?\.?$/i;

/**
 * The pieces that a typed amount means, as the language of the shop writes numbers: nothing for what is no amount, never
 * none for a little. Of what is weighed a number without a unit is grams; with decimals, which grams never have, it is
 * kilograms.
 */
export function piecesOf(typed: string, product: Counted, locale: string): number | undefined {
  const [, digits = '', unit] = written.exec(typed.trim()) ?? [];
  const weight = unit === undefined ? undefined : gramsOf[unit.toLowerCase()];
  if (unit !== undefined && (weight === undefined || !product.weightArticle)) return undefined;
  const number = readNumber(digits, { decimal: decimalOf(locale), grouped: weight !== gramsOf['kg'] });
  if (number === undefined) return undefined;
  const isKilograms = product.weightArticle && unit === undefined && !Number.isInteger(number);
  const amount = number * (weight ?? (isKilograms ? 1000 : 1));
  return amount === 0 ? 0 : Math.max(1, Math.round(amount / stepOf(product)));
}

interface Writing {
  readonly decimal: ',' | '.';
  /** Whether three digits behind the other separator are thousands. Not for kilograms: they are never ordered by the thousand. */
  readonly grouped: boolean;
}

/** `1.200`, `1 200`, `1,2`, `1.234,5`: whichever sign stands for decimals, or for thousands, is seen by where it stands. */
function readNumber(digits: string, { decimal, grouped }: Writing): number | undefined {
  const group = decimal === ',' ? '.' : ',';
  const plain = digits.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const thousands = (sign: string) => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`);
  const [whole = '', rest, ...more] = plain.split(decimal);
  if (more.length > 0) return thousands(decimal).test(plain) ? numberOf(plain.replaceAll(decimal, '')) : undefined;
  if (rest === undefined && grouped && thousands(group).test(plain)) return numberOf(plain.replaceAll(group, ''));
  // The other language's way, as on many keyboards.
  if (rest === undefined) return numberOf(plain.replace(group, '.'));
  const isGrouped = thousands(group).test(whole);
  return numberOf(`${isGrouped ? whole.replaceAll(group, '') : whole}.${rest}`);
}

function numberOf(plain: string): number | undefined {
  return /^\d{1,9}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
}

function decimalOf(locale: string): Writing['decimal'] {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
}
