export const usage = `npm run orders -- <command>

  list                   what is not finished, the earliest delivery first
  show <number>          one order, line by line
  pick <number> [file]   packed: as ordered, or by a JSON file [{ "lineItemId", "quantity", "grams"? }, …]
  ready <number>         on its way, or waiting in the store
  complete <number>      handed over
  cancel <number>        until the cut-off; without its time also later
  refund <number> <cents>
  withdrawals            declarations that came in, the newest first

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop, which may be running: it is the shop that tells the
payment provider what was decided.
`;

export type Command =
  | { readonly name: 'list' | 'withdrawals' }
  | { readonly name: 'show' | 'ready' | 'complete' | 'cancel'; readonly orderNumber: string }
  | { readonly name: 'pick'; readonly orderNumber: string; readonly file?: string }
  | { readonly name: 'refund'; readonly orderNumber: string; readonly cents: number };

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readCommand(args: readonly string[]): Command | { readonly problem: string } | 'help' {
  const [name, orderNumber = '', third, ...more] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return 'help';
  if (more.length > 0) return { problem: `What is ${more[0]}?` };
  if (name === 'list' || name === 'withdrawals') return { name };
  if (!isNumbered(name)) return { problem: `There is no command ${name}.` };
  if (!/^\d{1,15}$/.test(orderNumber)) return { problem: 'Which order? Give its number.' };
  if (name === 'refund') {
    if (third === undefined || !/^[1-9]\d{0,8}$/.test(third)) return { problem: 'How much? Give the cents.' };
    return { name, orderNumber, cents: Number(third) };
  }
  if (name === 'pick') return { name, orderNumber, ...(third !== undefined && { file: third }) };
  return third === undefined ? { name, orderNumber } : { problem: `What is ${third}?` };
}

const numbered = ['show', 'pick', 'ready', 'complete', 'cancel', 'refund'] as const;
const isNumbered = (name: string): name is (typeof numbered)[number] => numbered.some((one) => one === name);
