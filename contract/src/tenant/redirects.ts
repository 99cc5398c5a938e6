import { z } from 'zod/mini';

const path = z.string().check(z.startsWith('/', 'expected a path that starts with "/"'));
const target = z
  .string()
  .check(
    z.regex(/^(\/(?!\/)|https?:\/\/)/, 'expected a path that starts with "/" or an address that starts with "http"'),
  );

export const redirects = z.strictObject({
  /** The whole path becomes the target. */
  oneToOne: z.record(path, target),
  /** Every path below the prefix becomes the same target. */
  manyToOne: z.record(path, target),
  /** The prefix is replaced, the rest of the path kept. */
  manyToMany: z.record(path, target),
});
export type Redirects = z.infer<typeof redirects>;

export interface RedirectTarget {
  readonly to: string;
  /** The target lies outside the app, so the browser has to leave it. */
  readonly external: boolean;
}

/** First match wins: oneToOne exact, then manyToOne prefix, then manyToMany prefix; a longer prefix before a shorter. */
export function resolveRedirect(rules: Redirects, pathname: string): RedirectTarget | undefined {
  const exact = rules.oneToOne[pathname];
  if (exact !== undefined) return leadingTo(exact, pathname);
  const many = longestPrefix(rules.manyToOne, pathname);
  if (many) return leadingTo(many.target, pathname);
  const moved = longestPrefix(rules.manyToMany, pathname);
  if (moved) return leadingTo(moved.target.replace(/\/$/, '') + pathname.slice(moved.prefix.length), pathname);
  return undefined;
}

function leadingTo(to: string, from: string): RedirectTarget | undefined {
  const target = to === '' ? '/' : to;
  return target === from ? undefined : { to: target, external: target.startsWith('http') };
}

function longestPrefix(rules: Record<string, string>, pathname: string) {
  let best: { prefix: string; target: string } | undefined;
  for (const [rule, target] of Object.entries(rules)) {
    const prefix = rule.replace(/\/$/, '');
    const inside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    if (inside && (!best || prefix.length > best.prefix.length)) best = { prefix, target };
  }
  return best;
}
