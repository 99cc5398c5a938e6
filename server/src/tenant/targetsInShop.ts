import type { Redirects } from '@trolley/contract';

/**
 * Where a redirect leads: a whole address of the shop itself is its path, with either scheme, so that what is looked for in
 * paths (circles, chains, pages that are gone) is found in it as well.
 */
export function targetInShop(to: string, baseUrl: string): string {
  if (!to.startsWith('http') || !URL.canParse(to)) return to;
  const { host, pathname, search, hash } = new URL(to);
  // Two slashes would make another host of what is a path here.
  return host === new URL(baseUrl).host ? pathname.replace(/^\/+/, '/') + search + hash : to;
}

export function targetsInShop(redirects: Redirects, baseUrl: string): Redirects {
  const tidy = (rules: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(rules).map(([from, to]) => [from, targetInShop(to, baseUrl)]));
  const { oneToOne, manyToOne, manyToMany } = redirects;
  return { oneToOne: tidy(oneToOne), manyToOne: tidy(manyToOne), manyToMany: tidy(manyToMany) };
}
