import { type RedirectProblem, type Redirects, redirectKinds, type ShownRedirect } from '@trolley/contract';
import type { StoredRedirect } from '../words.ts';
import { findRedirectProblems, loopingRules, type RedirectWorld } from './findRedirectProblems.ts';
import { layRedirects } from './layRedirects.ts';

/** A redirect with where it comes from, before anybody looked for problems. */
export type ListedRedirect = Omit<ShownRedirect, 'problems' | 'changedBy' | 'changedAt'> & {
  readonly stored?: StoredRedirect;
};

/** All there are, also those of the file that were taken away, by address. */
export function allRedirects(file: Redirects, stored: readonly StoredRedirect[]): readonly ListedRedirect[] {
  const rows = new Map(stored.map((row) => [`${row.kind} ${row.from}`, row]));
  const ofFile = redirectKinds.flatMap((kind) =>
    Object.entries(file[kind]).map(([from, fileTo]) => listed(kind, from, fileTo, rows.get(`${kind} ${from}`))),
  );
  const own = stored.filter(({ kind, from }) => file[kind][from] === undefined);
  return [...ofFile, ...own.map((row) => listed(row.kind, row.from, undefined, row))].sort(
    (one, other) => one.from.localeCompare(other.from) || one.kind.localeCompare(other.kind),
  );
}

export function listed(
  kind: ListedRedirect['kind'],
  from: string,
  fileTo: string | undefined,
  row: StoredRedirect | undefined,
): ListedRedirect {
  const origin = row === undefined ? 'file' : row.to === null ? 'removed' : fileTo === undefined ? 'own' : 'edited';
  return {
    kind,
    from,
    to: row?.to ?? fileTo ?? '',
    origin,
    revision: row?.revision ?? 0,
    ...(fileTo !== undefined && { fileTo }),
    ...(row && { stored: row }),
  };
}

/** One with what speaks against it. */
export type FoundRedirect = ListedRedirect & { readonly problems: readonly RedirectProblem[] };

const most = 200;

/** What was looked for, each with its problems. */
export function searchRedirects(
  all: readonly ListedRedirect[],
  search: string,
  world: Omit<RedirectWorld, 'others'> & { readonly redirects: Redirects },
) {
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ from, to }) => `${from}\n${to}`.toLowerCase().includes(wanted));
  const loops = loopingRules(world.redirects);
  const shown = found.slice(0, most).map((one) => ({
    ...one,
    problems:
      one.origin === 'removed'
        ? []
        : findRedirectProblems(one, { ...world, others: without(world.redirects, one) }, loops),
  }));
  return { shown, found: found.length, total: all.length };
}

/** All the others. */
export function without(rules: Redirects, { kind, from }: Pick<ListedRedirect, 'kind' | 'from'>): Redirects {
  return layRedirects(rules, [{ kind, from, to: null }]);
}
