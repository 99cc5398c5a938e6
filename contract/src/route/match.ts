import { categoryIn } from './externalShop.ts';
import type { Route, RouteName } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const compiled = new WeakMap<Route, RegExp>();

/** The first route, by priority, whose pattern covers the path. The path is a plain (decoded) pathname. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const route of routes) {
    const found = expressionOf(route).exec(path);
    if (found) return { route, params: definedOnly(found.groups) };
  }
  return undefined;
}

/** The address of a route, outside where its page is another shop's; undefined where the tenant does not have it. */
export function pathTo(
  routes: readonly Route[],
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): string | undefined {
  const names = Object.keys(params);
  const route = routes.find(
    (candidate) => candidate.name === name && names.every((param) => candidate.pattern.includes(`:${param}`)),
  );
  if (!route) return undefined;
  if (route.externalShop) return categoryIn(route.externalShop, params.slug);
  let path = '';
  for (const { fixed, param } of stepsOf(route)) {
    const value = param === undefined ? fixed : params[param];
    if (value) path += `/${param === undefined ? value : encodePath(value)}`;
  }
  return path || '/';
}

interface Step {
  readonly fixed?: string;
  readonly param?: string;
}
const steps = new WeakMap<Route, readonly Step[]>();

/** A page names hundreds of addresses: a pattern is taken apart once. */
function stepsOf(route: Route): readonly Step[] {
  let known = steps.get(route);
  if (!known) {
    known = route.pattern
      .split('/')
      .filter(Boolean)
      .map((segment) =>
        segment.startsWith(':') ? { param: segment.replace(/^:|\?$/g, '') } : { fixed: segment.split('|')[0] },
      );
    steps.set(route, known);
  }
  return known;
}

function encodePath(value: string): string {
  return /^[\w-]*$/.test(value) ? value : value.split('/').map(encodeURIComponent).join('/');
}

function expressionOf(route: Route): RegExp {
  let expression = compiled.get(route);
  if (!expression) {
    expression = toExpression(route.pattern);
    compiled.set(route, expression);
  }
  return expression;
}

function toExpression(pattern: string): RegExp {
  if (pattern === '/') return /^\/$/;
  const segments = pattern.slice(1).split('/');
  const source = segments.map((segment, index) => {
    const optional = segment.endsWith('?');
    const name = segment.replace(/^:|\?$/g, '');
    if (!segment.startsWith(':')) return `/(?:${segment.split('|').map(escape).join('|')})`;
    // Only the last of several parameters is one segment; every other one takes any number of segments.
    const anyPath = index === 0 || !segments[index - 1]?.startsWith(':');
    const part = `/(?<${name}>${anyPath ? (index < segments.length - 1 ? '.+?' : '.+') : '[^/]+'})`;
    return optional ? `(?:${part})?` : part;
  });
  return new RegExp(`^${source.join('')}$`, 'u');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()[\]\\/]/g, '\\$&');
}

function definedOnly(groups: Record<string, string | undefined> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
