import { isCardNumber } from '@trolley/contract';
import type { OrderedState } from '../cardLife.ts';

export const usage = `npm run cards -- <command>

  list               cards to print and post, then those on their way; the oldest order first
  show <member>      one card: whose, what is printed on it, where it goes
  sent <member>      it was posted
  active <member>    it was used at a till for the first time
  lost <member>      it did not arrive, or its member lost it: its number finds nobody any more, the membership has
                     another one, and another card may be ordered
  member <card>      whose card this number is

A member is named by the number of the membership, as in the list. The settings (TENANT, DATABASE_URL, DATA_DIR) are
those of the shop, which may be running.
`;

export type Command =
  | { readonly name: 'list' }
  | { readonly name: 'member'; readonly cardNumber: string }
  | { readonly name: 'show'; readonly memberId: string }
  | { readonly name: 'mark'; readonly memberId: string; readonly as: OrderedState };

const marks: readonly string[] = ['sent', 'active', 'lost'] satisfies readonly OrderedState[];

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readCardCommand(args: readonly string[]): Command | { readonly problem: string } | 'help' {
  const [name, ...given] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  const isMark = marks.includes(name);
  if (name !== 'list' && name !== 'show' && name !== 'member' && !isMark)
    return { problem: `There is no command ${name}.` };
  const extra = given[name === 'list' ? 0 : 1];
  if (extra !== undefined) return { problem: `What is ${extra}?` };
  if (name === 'list') return { name };
  if (name === 'member') {
    const [cardNumber = ''] = given;
    return isCardNumber(cardNumber) ? { name, cardNumber } : { problem: 'Which card? Give the number of its barcode.' };
  }
  const [memberId = ''] = given;
  if (!/^[\w-]{1,60}$/.test(memberId)) return { problem: 'Whose card? Give the number of the membership.' };
  return isMark ? { name: 'mark', memberId, as: name as OrderedState } : { name: 'show', memberId };
}
