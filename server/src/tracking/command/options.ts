export const usage = `npm run figures -- [--days 7] [--top 10]

What shoppers did in the last days, today included: how many got how far from a page to an order, what they searched for
in vain, what they put into the cart, how often no slot was free, and which errors they met.

  --days <n>   how many days back, 1 to 800
  --top <n>    how many lines of each list, 1 to 100

The settings (TENANT, DATABASE_URL, DATA_DIR) are those of the shop, which may be running.
`;

export interface FiguresAsk {
  readonly days: number;
  readonly top: number;
}

/** What the command line asks for; a text says what is wrong with it, or how to use it. */
export function readFiguresAsk(args: readonly string[]): FiguresAsk | { readonly problem: string } | 'help' {
  const ask = { days: 7, top: 10 };
  const most = { days: 800, top: 100 };
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value = ''] = args.slice(at, at + 2);
    if (name === 'help' || name === '--help' || name === '-h') return 'help';
    const key = name.slice(2);
    if (!name.startsWith('--') || (key !== 'days' && key !== 'top')) return { problem: `What is ${name}?` };
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1 || number > most[key])
      return { problem: `${name} takes a whole number from 1 to ${most[key]}.` };
    ask[key] = number;
  }
  return ask;
}
