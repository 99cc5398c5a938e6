export interface SoakOptions {
  readonly minutes: number;
  /** Visits a second. */
  readonly rate: number;
  /** The first of six ports. */
  readonly port: number;
  readonly seed: number;
  /** Doubles the load until it breaks, instead of an hour at one rate. */
  readonly doubling: boolean;
  /** Writes the pictures of the documents. */
  readonly docs: boolean;
  /** Ends nothing afterwards, to look at it. */
  readonly keep: boolean;
}

const usual = { minutes: 60, rate: 12, port: 5600, seed: 1 } as const;
const words = ['doubling', 'docs', 'keep'] as const;

/** What the command line asks for, or what of it was not understood. */
export function readOptions(args: readonly string[]): SoakOptions | { readonly notUnderstood: readonly string[] } {
  const numbers: Record<string, number> = { ...usual };
  const notUnderstood: string[] = [];
  const said = new Set<string>();
  for (const arg of args) {
    const [, name = '', value] = /^--([a-z]+)(?:=(.+))?$/.exec(arg) ?? [];
    const isNumber = name in usual && Number(value) > 0;
    if (isNumber && (name === 'rate' || name === 'minutes' || Number.isInteger(Number(value))))
      numbers[name] = Number(value);
    else if (value === undefined && words.some((word) => word === name)) said.add(name);
    else notUnderstood.push(arg);
  }
  if (notUnderstood.length > 0) return { notUnderstood };
  const { minutes = usual.minutes, rate = usual.rate, port = usual.port, seed = usual.seed } = numbers;
  return { minutes, rate, port, seed, doubling: said.has('doubling'), docs: said.has('docs'), keep: said.has('keep') };
}
