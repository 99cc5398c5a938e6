import { z } from 'zod/mini';

const path = z.string().check(z.startsWith('/', 'expected a path that starts with "/"'));
const expected = 'expected a path that starts with "/" or a whole address that starts with "http"';
/** A path of the shop, or a whole address of the web. `http://` alone leads nowhere; to a browser a backslash is a slash. */
export const targetChecks = [
  z.regex(/^(\/(?!\/)|https?:\/\/[^/?#@\s\\]+(?=[/?#]|$))[^\s\\]*$/, expected),
  z.refine<string>((target) => target.startsWith('/') || URL.canParse(target), expected),
] as const;
const target = z.string().check(...targetChecks);

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

/** The rule that an address meets. */
export interface MatchedRedirect {
  readonly kind: keyof Redirects;
  /** As the rule is written. */
  readonly from: string;
  readonly to: string;
}

/** First match wins: oneToOne exact, then manyToOne prefix, then manyToMany prefix; a longer prefix before a shorter. */
export function resolveRedirect(rules: Redirects, pathname: string): RedirectTarget | undefined {
  const matched = matchRedirect(rules, pathname);
  return matched && { to: matched.to, external: matched.to.startsWith('http') };
}

/** The same, with the rule that says so. */
export function matchRedirect(rules: Redirects, pathname: string): MatchedRedirect | undefined {
  const exact = rules.oneToOne[pathname];
  if (exact !== undefined) return leadingTo(exact, pathname, { kind: 'oneToOne', from: pathname });
  const many = longestPrefix(rules.manyToOne, pathname);
  if (many) return leadingTo(many.target, pathname, { kind: 'manyToOne', from: many.from });
  const moved = longestPrefix(rules.manyToMany, pathname);
  if (!moved) return undefined;
  const to = moved.target.replace(/\/$/, '') + pathname.slice(moved.prefix.length);
  return leadingTo(to, pathname, { kind: 'manyToMany', from: moved.from });
}

function leadingTo(
  to: string,
  pathname: string,
  rule: Pick<MatchedRedirect, 'kind' | 'from'>,
): MatchedRedirect | undefined {
  const target = to === '' ? '/' : to;
  return target === pathname ? undefined : { ...rule, to: target };
}

/** Looked up segment by segment from the end: the number of rules does not matter. */
function longestPrefix(rules: Readonly<Record<string, string>>, pathname: string) {
  for (let prefix = pathname.replace(/\/$/, ''); ; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    // A rule may be written with a closing slash.
    for (const from of [prefix, `${prefix}/`]) {
      const target = rules[from];
      if (target !== undefined) return { prefix, from, target };
    }
    if (prefix === '') return undefined;
  }
}
