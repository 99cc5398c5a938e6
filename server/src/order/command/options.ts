export const usage = `npm run orders -- <command>

  list                     what is not finished, the earliest delivery first; marks what needs a person
  attention                what needs a person, and what to do about it
  settled <number>         a person has seen to its payment (a number of attention's list)
  show <number>            one order, line by line
  pick <number> [file]     packed: as ordered, or by a JSON file of the lines that differ:
                           [{ "lineItemId", "quantity", "grams"?, "substitute"?: sku, "dearer"?: true }, …]
  ready <number>           on its way, or waiting in the store
  complete <number>        handed over
  cancel <number>          until the cut-off; without its time also later
  refund <number> <cents> [lineItemId]
                           gives money back, with a credit note and a mail; of one line at its rate of tax
  gift-card <cents> [count]
                           makes gift cards; their codes are shown this once
  withdrawals              declarations that came in, the newest first

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop, which may be running: it is the shop that tells the
payment provider what was decided.
`;

export type Command =
  | { readonly name: 'list' | 'attention' | 'withdrawals' }
  | { readonly name: 'show' | 'ready' | 'complete' | 'cancel'; readonly orderNumber: string }
  | { readonly name: 'settled'; readonly named: string }
  | { readonly name: 'pick'; readonly orderNumber: string; readonly file?: string }
  | { readonly name: 'refund'; readonly orderNumber: string; readonly cents: number; readonly lineItemId?: string }
  | { readonly name: 'gift-card'; readonly cents: number; readonly count: number };

type Problem = { readonly problem: string };

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readCommand(args: readonly string[]): Command | Problem | 'help' {
  const [name, ...given] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  const most = mostGiven.get(name);
  if (most === undefined) return { problem: `There is no command ${name}.` };
  const tooMany = given[most];
  if (tooMany !== undefined) return { problem: `What is ${tooMany}?` };
  if (name === 'list' || name === 'attention' || name === 'withdrawals') return { name };
  if (name === 'gift-card') return readGiftCards(given);
  return readNumbered(name, given);
}

/** How many words each takes. */
const mostGiven: ReadonlyMap<string, number> = new Map([
  ['list', 0],
  ['attention', 0],
  ['withdrawals', 0],
  ['settled', 1],
  ['show', 1],
  ['ready', 1],
  ['complete', 1],
  ['cancel', 1],
  ['pick', 2],
  ['gift-card', 2],
  ['refund', 3],
]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readNumbered(name: string, [orderNumber = '', second, third]: readonly string[]): Command | Problem {
  if (name === 'settled' && uuid.test(orderNumber)) return { name, named: orderNumber };
  if (!/^\d{1,15}$/.test(orderNumber)) return { problem: 'Which order? Give its number.' };
  if (name === 'settled') return { name, named: orderNumber };
  if (name === 'refund') {
    if (second === undefined || !/^[1-9]\d{0,8}$/.test(second)) return { problem: `How much? ${centsHint}` };
    return { name, orderNumber, cents: Number(second), ...(third !== undefined && { lineItemId: third }) };
  }
  if (name === 'pick') return { name, orderNumber, ...(second !== undefined && { file: second }) };
  if (name === 'show' || name === 'ready' || name === 'complete' || name === 'cancel') return { name, orderNumber };
  return { problem: `There is no command ${name}.` };
}

const centsHint = 'Give whole cents, as 350 for three and a half.';
/** Nobody gives away more by mistake. */
const [mostCents, mostCards] = [50_000, 500];

function readGiftCards([cents = '', count = '1']: readonly string[]): Command | Problem {
  if (!/^[1-9]\d{0,8}$/.test(cents)) return { problem: `How much is on a card? ${centsHint}` };
  if (Number(cents) > mostCents) return { problem: `A card holds at most ${mostCents} cents.` };
  if (!/^[1-9]\d{0,4}$/.test(count) || Number(count) > mostCards)
    return { problem: `How many cards? Between 1 and ${mostCards}.` };
  return { name: 'gift-card', cents: Number(cents), count: Number(count) };
}
