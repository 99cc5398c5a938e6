import type { Destination } from './destination.ts';

/** What a middleware can say about a navigation; saying nothing lets it pass. */
export type Verdict =
  | { readonly kind: 'abort' }
  | { readonly kind: 'redirect'; readonly to: string; readonly external: boolean }
  | { readonly kind: 'error'; readonly error: Error };

export type Decision = Verdict | undefined | Promise<Verdict | undefined>;
export type Middleware = (to: Destination) => Decision;
export type Middlewares = Readonly<Record<string, Middleware>>;

/** Asks one after the other until somebody objects. The answer comes at once unless somebody needs time. */
export function askMiddleware(known: Middlewares, names: readonly string[], to: Destination): Decision {
  for (const [index, name] of names.entries()) {
    const decision = askOne(known, name, to);
    if (decision instanceof Promise) {
      return decision.then((verdict) => verdict ?? askMiddleware(known, names.slice(index + 1), to), failed);
    }
    if (decision) return decision;
  }
  return undefined;
}

function askOne(known: Middlewares, name: string, to: Destination): Decision {
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
