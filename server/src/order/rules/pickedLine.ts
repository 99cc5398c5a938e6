import type { OrderLine } from '@trolley/contract';

/** What really came of a line: what was put in for it, where that is something else. */
export function cameOf(line: OrderLine) {
  const { name, pack, brandName, perPiecePrice, kiloPrice, picked } = line;
  const substitute = picked?.substitute;
  const quantity = picked?.quantity ?? line.quantity;
  const linePrice = picked?.linePrice ?? line.linePrice;
  const shared = { quantity, linePrice, grams: picked?.grams, vat: vatOfLine(line) };
  return substitute
    ? { ...shared, ...substitute, brandName: undefined }
    : { ...shared, name, pack, brandName, perPiecePrice, kiloPrice };
}

export const vatOfLine = ({ vat, picked }: OrderLine): number => picked?.substitute?.vat ?? vat;
