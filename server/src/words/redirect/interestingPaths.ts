import { type Redirects, redirectKinds } from '@trolley/contract';
import { pathOf } from './tidySource.ts';

/**
 * Addresses at which redirects can meet each other: where one begins or leads to, a place below each, and what a replaced
 * prefix makes of them. An endless way passes one of these.
 */
export function interestingPaths(rules: Redirects): readonly string[] {
  const ends = redirectKinds.flatMap((kind) => Object.entries(rules[kind]).flatMap(([from, to]) => [from, to]));
  const paths = new Set(ends.filter((end) => !end.startsWith('http')).map(pathOf));
  const moves = Object.entries(rules.manyToMany).map(([from, to]) => ({ from: pathOf(from), to: pathOf(to) }));
  // What is below a target came from below its prefix: looked for backwards, step by step.
  for (const path of [...paths]) backwards(path, moves, paths);
  return [...paths].flatMap((path) => [path, below(path)]);
}

interface Move {
  readonly from: string;
  readonly to: string;
}

const mostRounds = 4;
/** A few prefixes that lead to one another would make paths without end, and every answer would wait for them. */
const mostPaths = 2000;

function backwards(path: string, moves: readonly Move[], found: Set<string>): void {
  let last = [path];
  for (let round = 0; round < mostRounds && last.length > 0 && found.size < mostPaths; round += 1) {
    last = last.flatMap((one) =>
      moves.flatMap(({ from, to }) => {
        const prefix = to === '/' ? '' : to;
        const isInside = one === to || one.startsWith(`${prefix}/`);
        const before = isInside ? from + one.slice(prefix.length) : undefined;
        if (before === undefined || found.has(before) || found.size >= mostPaths) return [];
        found.add(before);
        return [before];
      }),
    );
  }
}

const below = (path: string) => `${path === '/' ? '' : path}/x`;
