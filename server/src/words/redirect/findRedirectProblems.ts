import {
  matchRedirect,
  type RedirectKind,
  type RedirectName,
  type RedirectProblem,
  type Redirects,
  redirectKinds,
  type TypedRedirect,
} from '@trolley/contract';
import { followRedirects } from './followRedirects.ts';
import { interestingPaths } from './interestingPaths.ts';
import { layRedirects } from './layRedirects.ts';
import { pathOf } from './tidySource.ts';

/** What stands at an address. */
export interface Place {
  /** Name of the route. */
  readonly screen: string;
  readonly title?: string;
  /** Not for everybody. */
  readonly closed?: boolean;
}

export interface RedirectWorld {
  /** The others: without the one that is looked at, and without the one it takes the place of. */
  readonly others: Redirects;
  /** What would stand there without redirects. */
  lookAt(path: string): Place | undefined;
  /** Paths of editors' pages. */
  readonly pages: readonly string[];
  /** The server answers there itself. */
  isReserved(path: string): boolean;
}

const mostNamed = 3;

/** What speaks against a redirect, in the order in which it matters. `from` is tidy. `loops`: where they are known. */
export function findRedirectProblems(
  rule: TypedRedirect,
  world: RedirectWorld,
  loops?: ReadonlySet<string>,
): readonly RedirectProblem[] {
  const { kind, from, to } = rule;
  if (world.isReserved(from)) return [refused('reserved')];
  if (kind !== 'oneToOne' && from === '/') return [refused('everything')];
  const rules = layRedirects(world.others, [rule]);
  const leadsToItself = !to.startsWith('http') && pathOf(to) === from;
  if (leadsToItself || (loops ?? loopingRules(rules)).has(nameOf(rule))) return [refused('loop')];
  return [
    ...neverAsked(rule, world.others),
    ...hidden(rule, rules, world),
    ...chain(to, rules),
    ...madeChains(rule, world.others),
    ...nowhere(rule, rules, world),
  ];
}

function refused(code: RedirectProblem['code']): RedirectProblem {
  return { code, refused: true, values: {} };
}

function warning(code: RedirectProblem['code'], values: Record<string, string>): RedirectProblem {
  return { code, refused: false, values };
}

const nameOf = ({ kind, from }: RedirectName) => `${kind} ${from}`;

/** Rules that are met on a way that never ends. */
export function loopingRules(rules: Redirects): ReadonlySet<string> {
  const endless = interestingPaths(rules).flatMap((path) => {
    const { end, steps } = followRedirects(rules, path);
    return end === 'loop' ? steps : [];
  });
  return new Set(endless.map(nameOf));
}

/** A rule of an earlier kind that meets every address of this one. */
function neverAsked({ kind, from }: TypedRedirect, others: Redirects): readonly RedirectProblem[] {
  if (kind !== 'manyToMany') return [];
  const first = matchRedirect({ ...others, oneToOne: {}, manyToMany: {} }, from);
  return first ? [warning('neverAsked', { kind: first.kind, from: first.from })] : [];
}

/** Pages that would be reached without redirects, and no longer are. */
function hidden(
  { kind, from }: TypedRedirect,
  rules: Redirects,
  { lookAt, pages }: RedirectWorld,
): readonly RedirectProblem[] {
  const below = kind === 'oneToOne' ? [] : pages.filter((path) => path.startsWith(`${from}/`)).sort();
  return [from, ...below]
    .flatMap((path) => {
      const met = matchRedirect(rules, path);
      const place = met?.kind === kind && met.from === from ? lookAt(path) : undefined;
      return place ? [warning('hidesPage', { path, title: place.title ?? '' })] : [];
    })
    .slice(0, mostNamed);
}

function chain(to: string, rules: Redirects): readonly RedirectProblem[] {
  if (to.startsWith('http')) return [];
  const { steps, at } = followRedirects(rules, pathOf(to));
  return steps.length > 0 ? [warning('chain', { to: at })] : [];
}

/** Redirects that lead to what this one moves on. */
function madeChains(rule: TypedRedirect, others: Redirects): readonly RedirectProblem[] {
  const only = layRedirects({ oneToOne: {}, manyToOne: {}, manyToMany: {} }, [rule]);
  return redirectKinds
    .flatMap((kind: RedirectKind) =>
      Object.entries(others[kind]).filter(([, to]) => !to.startsWith('http') && matchRedirect(only, pathOf(to))),
    )
    .map(([from]) => warning('madeChain', { from }))
    .slice(0, mostNamed);
}

function nowhere({ kind, to }: TypedRedirect, rules: Redirects, { lookAt }: RedirectWorld): readonly RedirectProblem[] {
  // Where the rest of the path goes along the target itself need not be a page.
  if (kind === 'manyToMany' || to.startsWith('http')) return [];
  const { end, at } = followRedirects(rules, pathOf(to));
  return end === 'settled' && !lookAt(at) ? [warning('nowhere', { to: at })] : [];
}
