import type { CompiledMessage, TextArgument } from '@trolley/contract';

/** How the compiler (`icu-minify`) marks what an argument is used as. */
const uses = { 1: 'choice', 2: 'number', 3: 'number', 4: 'number', 5: 'date', 6: 'date' } as const;

export interface MessageParts {
  /** By name, everything it is used as. */
  readonly uses: ReadonlyMap<string, ReadonlySet<TextArgument['kind']>>;
  /** Of choices, by name: the words they tell apart. */
  readonly cases: ReadonlyMap<string, readonly string[]>;
  /** Names of `<b>…</b>`. */
  readonly marks: ReadonlySet<string>;
}

/** What a compiled text is filled with: it is a text, or texts and nodes, which again hold such. */
export function partsOf(message: CompiledMessage): MessageParts {
  const found = new Map<string, Set<TextArgument['kind']>>();
  const cases = new Map<string, readonly string[]>();
  const marks = new Set<string>();
  const add = (name: string, kind: TextArgument['kind']) => found.set(name, (found.get(name) ?? new Set()).add(kind));

  function walk(node: unknown): void {
    if (!Array.isArray(node)) return;
    const [name, use, choices] = node as readonly unknown[];
    if (typeof name !== 'string') return node.forEach(walk);
    if (node.length === 1) return void add(name, 'plain');
    const kind = uses[use as keyof typeof uses];
    if (kind === undefined) {
      marks.add(name);
      return node.slice(1).forEach(walk);
    }
    add(name, kind);
    if (typeof choices !== 'object' || choices === null || kind === 'date' || use === 4) return;
    if (kind === 'choice') cases.set(name, Object.keys(choices));
    for (const choice of Object.values(choices)) walkInside(choice);
  }

  /** A case is one text, or a list of texts and nodes. */
  function walkInside(list: unknown): void {
    if (Array.isArray(list)) list.forEach(walk);
  }

  walkInside(message);
  return { uses: found, cases, marks };
}

/** What a value must be for everything it is used as. */
export function argumentsOf({ uses: all }: Pick<MessageParts, 'uses'>): readonly TextArgument[] {
  const order = ['date', 'number', 'choice', 'plain'] as const;
  return [...all].map(([name, kinds]) => ({ name, kind: order.find((kind) => kinds.has(kind)) ?? 'plain' }));
}
