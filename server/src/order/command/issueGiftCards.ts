import { newGiftCardCode } from '../../wallet/giftCardCode.ts';
import { issueGiftCard } from '../../wallet/issueGiftCard.ts';
import type { Operating } from './operating.ts';
import { moneyOf } from './shown.ts';

/** Cards with so much on each. Their codes are told here and nowhere else: the shop keeps only hashes. */
export async function issueGiftCards(
  { orders, passwords }: Pick<Operating, 'orders' | 'passwords'>,
  balance: number,
  count: number,
): Promise<readonly string[]> {
  const parts = { database: orders.database, passwords: passwords() };
  const lines: string[] = [];
  while (lines.length < count) {
    const code = newGiftCardCode();
    if (!(await issueGiftCard(parts, { ...code, balance }))) continue;
    const number = code.number.replace(/(\d{4})(?=\d)/g, '$1 ');
    lines.push(`${number}  PIN ${code.pin}  ${moneyOf(orders)(balance)}`);
  }
  return [...lines, 'Keep them now: nobody can show them again.'];
}
