import {
  type DiscountScope,
  isOn,
  type TakesOff,
  type VoucherArticle,
  type VoucherDefinition,
  type VoucherMissing,
} from '@trolley/contract';
import type { OffLine } from '../sale/off.ts';

/** A line of goods with what it is. */
export interface ScopedLine extends OffLine {
  /** Missing: only what is for all goods is for this. */
  readonly article?: VoucherArticle;
}

type Limited = Exclude<TakesOff, { kind: 'serviceFee' }>;

const isMeant = ({ on }: Limited, { article }: ScopedLine): boolean =>
  !on || (article !== undefined && isOn(on, article));

/** Which lines of these goods a voucher is for; undefined where it is for all of them together. */
export function scopeOf(takesOff: Limited, lines: readonly ScopedLine[]): DiscountScope | undefined {
  const { on } = takesOff;
  if (takesOff.kind === 'points')
    return on && { lineItemIds: lines.filter((line) => isMeant(takesOff, line)).map(({ lineItemId }) => lineItemId) };
  const { mostPieces, oneArticle } = takesOff;
  const perPiece = takesOff.kind === 'amount' ? takesOff.perPiece : undefined;
  if (!on && !mostPieces && !oneArticle && !perPiece) return undefined;
  return {
    ...(on && { lineItemIds: lines.filter((line) => isMeant(takesOff, line)).map(({ lineItemId }) => lineItemId) }),
    ...(mostPieces !== undefined && { mostPieces }),
    ...(oneArticle && { oneArticle }),
    ...(perPiece && { perPiece }),
  };
}

/** What is missing until a voucher counts: cents of all goods, or cents or pieces of those it is for. */
export function missingOf(
  { takesOff, minimumOrderValue }: Pick<VoucherDefinition, 'takesOff' | 'minimumOrderValue'>,
  lines: readonly ScopedLine[],
): VoucherMissing | undefined {
  const all = priceOf(lines);
  if (all < minimumOrderValue) return { cents: minimumOrderValue - all };
  if (takesOff.kind === 'serviceFee') return undefined;
  const meant = takesOff.on ? lines.filter((line) => isMeant(takesOff, line)) : lines;
  const { minimumValue = 0, minimumPieces = takesOff.on ? 1 : 0 } = takesOff;
  const cents = minimumValue - priceOf(meant);
  if (cents > 0) return { cents };
  const pieces = minimumPieces - meant.reduce((sum, line) => sum + line.pieces, 0);
  return pieces > 0 ? { pieces } : undefined;
}

const priceOf = (lines: readonly ScopedLine[]) => lines.reduce((sum, { price }) => sum + price, 0);
