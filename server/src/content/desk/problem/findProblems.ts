import {
  type ContentProblem,
  matchRedirect,
  matchRoute,
  pathOfItem,
  type Redirects,
  type Route,
  routeNames,
  schemaProblems,
  walkValue,
} from '@trolley/contract';
import { isReserved, reservedHint } from '../../../tenant/reservedPaths.ts';
import { isKnown, type KnownNames, referencesOf, type ValueReference } from '../../deadReferences.ts';
import { missingAlternatives, missingMedia } from './pictureProblems.ts';
import { type Span, spanAt } from './spanAt.ts';

/** A page that links may lead to. */
export interface LinkedPage extends Span {
  readonly draft: boolean;
  /** The tenant lacks the feature it is about: it is not there on purpose. */
  readonly isOff: boolean;
}

/** What a value is held against. */
export interface ProblemWorld {
  readonly routes: readonly Route[];
  /** They are asked before pages are. */
  readonly redirects: Redirects;
  pageAt(path: string): LinkedPage | undefined;
  readonly known: KnownNames;
  hasMedia(file: string): boolean;
  readonly now: Date;
}

/** Everything an editor should know about a value before it is published. */
export function findProblems(item: string, value: unknown, world: ProblemWorld): readonly ContentProblem[] {
  return [
    ...ownProblems(item, value, world),
    ...redirectedPage(item, world),
    ...linkProblemsOf(value, referencesOf(value, world.routes), world),
  ];
}

/** What does not depend on other content or the catalogue. */
export function ownProblems(
  item: string,
  value: unknown,
  world: Pick<ProblemWorld, 'routes' | 'hasMedia'>,
): readonly ContentProblem[] {
  return [
    ...schemaProblems(item, value),
    ...pathProblems(item, world),
    ...lostRoutes(value),
    ...missingMedia(value, world.hasMedia),
    ...missingAlternatives(value),
  ];
}

/** A page at an address that something else answers would never be seen. */
function pathProblems(item: string, { routes }: Pick<ProblemWorld, 'routes'>): readonly ContentProblem[] {
  const path = pathOfItem(item);
  if (path === undefined) return [];
  if (isReserved(path)) return [{ path: ['path'], kind: 'schema', code: 'reservedPath', text: reservedHint }];
  const name = matchRoute(routes, path)?.route.name ?? 'index';
  if (name === 'index') return [];
  const text = 'expected an address that no other part of the shop has';
  return [{ path: ['path'], kind: 'schema', code: 'pathOfRoute', values: { route: name }, text }];
}

/**
 * A page whose address leads elsewhere. It may be meant so, while a redirect stands in for a page that is not ready: it only
 * warns, as the redirect itself did.
 */
export function redirectedPage(
  item: string,
  { redirects }: Pick<ProblemWorld, 'redirects'>,
): readonly ContentProblem[] {
  const path = pathOfItem(item);
  const rule = path === undefined ? undefined : matchRedirect(redirects, path);
  if (!rule) return [];
  const text = 'a redirect answers at this address, so nobody sees the page';
  return [{ path: ['path'], kind: 'redirected', code: 'redirected', values: { from: rule.from, to: rule.to }, text }];
}

/** What is wrong with the things that a value names. */
export function linkProblemsOf(
  value: unknown,
  references: readonly ValueReference[],
  world: ProblemWorld,
): readonly ContentProblem[] {
  return references.flatMap((reference) => referenceProblem(value, reference, world) ?? []);
}

/** Links to a part of the shop by a name that none has. */
function lostRoutes(value: unknown): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  walkValue(value, (held, key, path) => {
    if (key !== 'to' || typeof held !== 'string' || !held.startsWith('route:')) return;
    const [name = ''] = held.slice('route:'.length).split('?');
    if (!(routeNames as readonly string[]).includes(name))
      found.push(dead(path(), { code: 'deadLink', values: { target: held } }));
  });
  return found;
}

function referenceProblem(
  value: unknown,
  { path, kind, name, target }: ValueReference,
  { pageAt, known, now }: ProblemWorld,
): ContentProblem | undefined {
  if (kind === 'page')
    return pageProblem([...path], { target: target ?? name, page: pageAt(name) }, spanAt(value, path), now);
  // Nothing is chosen yet, which the schema says: it is not that something has gone.
  if (name === '' || isKnown(known, kind, name)) return undefined;
  if (target !== undefined) return dead([...path], { code: 'deadLink', values: { target } });
  return dead([...path], { code: kind === 'form' ? 'noForm' : 'noProduct', values: { name } });
}

/** A link must lead somewhere for as long as it is shown itself. */
export function pageProblem(
  path: ContentProblem['path'],
  { target, page }: { readonly target: string; readonly page: LinkedPage | undefined },
  shown: Span,
  now: Date,
): ContentProblem | undefined {
  const from = Math.max(now.getTime(), momentOf(shown.validFrom, Number.NEGATIVE_INFINITY));
  const until = momentOf(shown.validUntil, Number.POSITIVE_INFINITY);
  if (until <= from || page?.isOff) return undefined;
  const values = { target };
  if (!page || page.draft) return dead(path, { code: 'deadLink', values });
  const ends = momentOf(page.validUntil, Number.POSITIVE_INFINITY);
  if (ends <= from) return dead(path, { code: 'deadLink', values });
  const begins = momentOf(page.validFrom, Number.NEGATIVE_INFINITY);
  if (begins > from) return dead(path, { code: 'notYet', values: { target, from: new Date(begins).toISOString() } });
  if (ends >= until) return undefined;
  const text = 'the page it leads to ends before it does';
  return { path, kind: 'laterDead', code: 'laterDead', values, text, from: new Date(ends).toISOString() };
}

const momentOf = (date: string | undefined, otherwise: number) => (date === undefined ? otherwise : Date.parse(date));

const dead = (path: ContentProblem['path'], told: Pick<ContentProblem, 'code' | 'values'>): ContentProblem => ({
  path,
  kind: 'deadLink',
  text: 'it leads to nothing that there is',
  ...told,
});
