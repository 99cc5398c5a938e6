import { fileURLToPath } from 'node:url';
import { type CandidateName, candidateNames } from './candidate.ts';
import { works } from './works.ts';

export interface Options {
  readonly only: readonly CandidateName[];
  readonly works: readonly string[];
  readonly rounds: number;
  readonly forMs: number;
  /** How often each contest is held. */
  readonly contests: number;
  /** Of the demo's catalogue; all of it unless told. */
  readonly products: number;
  /** Only installs, builds and fills what a run needs, and ends. */
  readonly prepare: boolean;
  /** Where table and JSON go. */
  readonly out: string;
}

const known = /^--(quick|prepare|(only|work)=[\w,]+|out=.+|(rounds|ms|contests|products)=\d+)$/;

/** What the command line says, or what is wrong with it. */
export function readOptions(args: readonly string[]): Options | string {
  const unknown = args.filter((arg) => !known.test(arg));
  if (unknown.length > 0) return `Unknown: ${unknown.join(', ')}`;
  const valueOf = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  // To see that everything runs, not for figures: few products, one short round.
  const quick = args.includes('--quick');
  const number = (name: string, usual: number) => Number(valueOf(name) ?? usual);
  const only = valueOf('only')?.split(',') ?? [...candidateNames];
  const ids = works.map(({ id }) => id);
  const wanted = valueOf('work')?.split(',') ?? ids;
  const strangers = [
    ...only.filter((name) => !(candidateNames as readonly string[]).includes(name)),
    ...wanted.filter((id) => !ids.includes(id)),
  ];
  if (strangers.length > 0)
    return `Unknown: ${strangers.join(', ')}. There are ${candidateNames.join(', ')}; and of work ${ids.join(', ')}.`;
  return {
    only: only as CandidateName[],
    works: wanted,
    rounds: number('rounds', quick ? 1 : 5),
    forMs: number('ms', quick ? 60 : 1000),
    contests: number('contests', quick ? 1 : 5),
    products: number('products', quick ? 600 : 100_000),
    prepare: args.includes('--prepare'),
    out: valueOf('out') ?? fileURLToPath(new URL('../results/', import.meta.url)),
  };
}
