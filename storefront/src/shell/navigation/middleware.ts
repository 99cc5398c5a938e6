import type { Destination } from './destination.ts';

/** The result of a middleware; undefined lets the navigation pass. */
export type Verdict =
  | { readonly kind: 'abort' }
  | { readonly kind: 'redirect'; readonly to: string; readonly external: boolean }
  | { readonly kind: 'error'; readonly error: Error };

export type Decision = Verdict | undefined | Promise<Verdict | undefined>;
export type Middleware = (to: Destination) => Decision;
export type Middlewares = Readonly<Record<string, Middleware>>;

/** Runs the middleware in order until one objects. The result is synchronous unless one of them is asynchronous. */
export function runMiddleware(known: Middlewares, names: readonly string[], to: Destination): Decision {
  for (const [index, name] of names.entries()) {
    const decision = runOne(known, name, to);
    if (decision instanceof Promise) {
      return decision.then((verdict) => verdict ?? runMiddleware(known, names.slice(index + 1), to), failed);
    }
    if (decision) return decision;
  }
  return undefined;
}

function runOne(known: Middlewares, name: string, to: Destination): Decision {
  const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!middleware) return failed(new Error(`A route is guarded by "${name}", but there is no such middleware.`));
  try {
    return middleware(to);
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Verdict {
  return { kind: 'error', error: error instanceof Error ? error : new Error(String(error)) };
}
