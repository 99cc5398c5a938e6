import { type Problem, placeIn } from './problem.ts';

/** Problems of one field that say the same. */
interface Reason {
  readonly field: string;
  /** As all of its problems say it; what differs is left out. */
  reason: string;
  readonly follows: boolean;
  count: number;
  /** The first of them. */
  readonly examples: Problem[];
}

const number = new Intl.NumberFormat('en');
const mostExamples = 3;
const mostShown = 20;
/** A reason that never says the same twice must not fill the memory. */
const mostKept = 1000;

/** Counts problems by what is wrong, so that a mistake that a file makes in every row is seen as one. */
export function createReasons() {
  const reasons = new Map<string, Reason>();

  return {
    /** Returns how many of its reason there are now. */
    add(problem: Problem): number {
      const general = generalised(problem.reason);
      const key = reasons.size < mostKept ? `${problem.field}\n${general}` : '';
      const known = reasons.get(key);
      if (!known) {
        const { field, reason, follows = false } = key === '' ? { field: '', reason: 'other reasons' } : problem;
        reasons.set(key, { field, reason, follows, count: 1, examples: [problem] });
        return 1;
      }
      known.count += 1;
      if (known.reason !== problem.reason && key !== '') known.reason = general;
      if (known.examples.length < mostExamples) known.examples.push(problem);
      return known.count;
    },

    /** The most frequent first; what only follows from others comes last. */
    lines(): readonly string[] {
      const all = [...reasons.values()].sort((one, other) => other.count - one.count);
      const causes = all.filter(({ follows }) => !follows);
      const following = all.filter(({ follows }) => follows);
      const width = number.format(all.reduce((most, { count }) => Math.max(most, count), 0)).length;
      const shown = (some: readonly Reason[]) => some.slice(0, mostShown).flatMap((one) => shownReason(one, width));
      const left = causes.slice(mostShown);
      return [
        ...shown(causes),
        ...(left.length > 0 ? [`  … and ${number.format(left.length)} further reasons for ${sum(left)} problems`] : []),
        ...(following.length > 0
          ? [`Because of these, ${sum(following)} more rows cannot be used:`, ...shown(following)]
          : []),
      ];
    },
  };
}

function sum(reasons: readonly Reason[]): string {
  return number.format(reasons.reduce((total, { count }) => total + count, 0));
}

function shownReason({ field, reason, count, examples }: Reason, width: number): readonly string[] {
  const places = examples.map((one) => (one.value === undefined ? placeIn(one) : `${placeIn(one)} ("${one.value}")`));
  return [
    `  ${number.format(count).padStart(width)} × ${field === '' ? '' : `${field}: `}${reason}`,
    `  ${' '.repeat(width)}   e.g. ${places.join(', ')}`,
  ];
}

/** Without what differs from row to row: words in quotes, places and numbers. */
function generalised(reason: string): string {
  return reason
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\bin \S+:\d+/g, 'in …')
    .replace(/\b(has|line) \d+/g, '$1 …');
}
