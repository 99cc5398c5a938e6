import { randomInt } from 'node:crypto';
import { eanCheckDigit } from '@trolley/contract';

/** Numbers that begin with 29 are free for a retailer's own use: no product has one. */
const own = '29';

export function newCardNumber(random: () => number = () => randomInt(10)): string {
  const twelve = own + Array.from({ length: 10 }, random).join('');
  return twelve + eanCheckDigit(twelve);
}
