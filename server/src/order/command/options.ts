import { isUuid } from '../../platform/uuid.ts';

export const usage = `npm run orders -- <command>

  list [words]             what is not finished, the earliest delivery first; marks what needs a person
  find <words>             any order, the newest first. Words are beginnings of a number, name, email, street, town
                           or store, a telephone number, or the day of the slot (2026-11-19); all of them have to fit
  attention                what needs a person, and what to do about it
  settled <number>         a person has seen to its payment (a number of attention's list)
  show <number>            one order: whose, where to, when, line by line
  picking-list <number>    what to pack, in the order of the walk through the store (store places of the import)
  start <number>           it is being packed: the customer cannot cancel or add any more
  pick <number> [file]     packed: as ordered, or by a JSON file of the lines that differ:
                           [{ "lineItemId", "quantity", "grams"?, "substitute"?: sku, "dearer"?: true }, …]
                           weighed goods need their grams; until it is ready a later pick corrects it
                           start and pick days ahead are refused without --early
  ready <number>           on its way, or waiting in the store: its money is taken, its invoice issued
  complete <number>        handed over
  cancel <number> --reason "…"
                           at any time before it is completed: the money goes back, the reason is mailed
  refund <number> <cents> [lineItemId]
                           gives money back, with a credit note and a mail; of one line at its rate of tax
  gift-card <cents> [count]
                           makes gift cards; their codes are shown this once
  withdrawals              declarations that came in, the newest first

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop, which may be running: it is the shop that tells the
payment provider what was decided.
`;

export type Command =
  | { readonly name: 'attention' | 'withdrawals' }
  | { readonly name: 'list' | 'find'; readonly words: readonly string[] }
  | { readonly name: 'show' | 'picking-list' | 'ready' | 'complete'; readonly orderNumber: string }
  | { readonly name: 'start'; readonly orderNumber: string; readonly early: boolean }
  | { readonly name: 'cancel'; readonly orderNumber: string; readonly reason: string }
  | { readonly name: 'settled'; readonly named: string }
  | { readonly name: 'pick'; readonly orderNumber: string; readonly file?: string; readonly early: boolean }
  | { readonly name: 'refund'; readonly orderNumber: string; readonly cents: number; readonly lineItemId?: string }
  | { readonly name: 'gift-card'; readonly cents: number; readonly count: number };

type Problem = { readonly problem: string };

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readCommand(args: readonly string[]): Command | Problem | 'help' {
  const { words, flags } = readFlags(args);
  const [name, ...given] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  const most = mostGiven.get(name);
  if (most === undefined) return { problem: `There is no command ${name}.` };
  const tooMany = given[most];
  if (tooMany !== undefined) return { problem: `What is ${tooMany}?` };
  const unused = [...flags.keys()].find((flag) => !flagsOf.get(name)?.includes(flag));
  if (unused !== undefined) return { problem: `What is --${unused}?` };
  if (name === 'attention' || name === 'withdrawals') return { name };
  if (name === 'list') return { name, words: given };
  if (name === 'find') return given.length > 0 ? { name, words: given } : { problem: 'Find what?' };
  if (name === 'gift-card') return readGiftCards(given);
  return readNumbered(name, given, flags);
}

/** Which take what beside their words. */
const flagsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['start', ['early']],
  ['pick', ['early']],
  ['cancel', ['reason']],
]);

type Flags = ReadonlyMap<string, string>;

/** What begins with two dashes; a reason takes the word that follows. */
function readFlags(args: readonly string[]): { readonly words: readonly string[]; readonly flags: Flags } {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (!word.startsWith('--') || word === '--help') words.push(word);
    else if (word === '--reason') flags.set('reason', args[++at] ?? '');
    else flags.set(word.slice(2), '');
  }
  return { words, flags };
}

/** How many words each takes. */
const mostGiven: ReadonlyMap<string, number> = new Map([
  ['list', 20],
  ['find', 20],
  ['attention', 0],
  ['withdrawals', 0],
  ['settled', 1],
  ['show', 1],
  ['picking-list', 1],
  ['start', 1],
  ['ready', 1],
  ['complete', 1],
  ['cancel', 1],
  ['pick', 2],
  ['gift-card', 2],
  ['refund', 3],
]);

function readNumbered(
  name: string,
  [orderNumber = '', second, third]: readonly string[],
  flags: Flags,
): Command | Problem {
  if (name === 'settled' && isUuid(orderNumber)) return { name, named: orderNumber };
  if (!/^\d{1,15}$/.test(orderNumber)) return { problem: 'Which order? Give its number.' };
  if (name === 'settled') return { name, named: orderNumber };
  if (name === 'refund') {
    if (second === undefined || !/^[1-9]\d{0,8}$/.test(second)) return { problem: `How much? ${centsHint}` };
    return { name, orderNumber, cents: Number(second), ...(third !== undefined && { lineItemId: third }) };
  }
  const early = flags.has('early');
  if (name === 'pick') return { name, orderNumber, early, ...(second !== undefined && { file: second }) };
  if (name === 'start') return { name, orderNumber, early };
  if (name === 'cancel') return readCancel(orderNumber, flags.get('reason')?.trim() ?? '');
  if (name === 'show' || name === 'picking-list' || name === 'ready' || name === 'complete')
    return { name, orderNumber };
  return { problem: `There is no command ${name}.` };
}

const mostReason = 300;

/** It is mailed, so it has to say something, in a line. */
function readCancel(orderNumber: string, reason: string): Command | Problem {
  if (reason === '' || reason.length > mostReason || /[\p{Cc}<>]/u.test(reason))
    return { problem: `Why? The customer reads it: --reason "…", in one line of at most ${mostReason} letters.` };
  return { name: 'cancel', orderNumber, reason };
}

const centsHint = 'Give whole cents, as 350 for three and a half.';
/** A limit against typing errors. */
const [mostCents, mostCards] = [50_000, 500];

function readGiftCards([cents = '', count = '1']: readonly string[]): Command | Problem {
  if (!/^[1-9]\d{0,8}$/.test(cents)) return { problem: `How much is on a card? ${centsHint}` };
  if (Number(cents) > mostCents) return { problem: `A card holds at most ${mostCents} cents.` };
  if (!/^[1-9]\d{0,4}$/.test(count) || Number(count) > mostCards)
    return { problem: `How many cards? Between 1 and ${mostCards}.` };
  return { name: 'gift-card', cents: Number(cents), count: Number(count) };
}
