import type { checkRedirect, EndpointInput, EndpointReply, Redirects } from '@trolley/contract';
import { targetInShop } from '../../tenant/targetsInShop.ts';
import { findRedirectProblems, type RedirectWorld } from './findRedirectProblems.ts';
import { without } from './listRedirects.ts';
import { tidySource } from './tidySource.ts';

/** What speaks against a redirect as it was typed. */
export function checkTypedRedirect(
  { kind, from, was, ...typed }: EndpointInput<typeof checkRedirect>['body'],
  rules: Redirects,
  { baseUrl, ...world }: Omit<RedirectWorld, 'others'> & { readonly baseUrl: string },
): EndpointReply<typeof checkRedirect> {
  const to = targetInShop(typed.to, baseUrl);
  const tidy = tidySource(from);
  if (tidy === undefined) return { from, to, problems: [{ code: 'noPath', refused: true, values: {} }] };
  const others = without(was ? without(rules, was) : rules, { kind, from: tidy });
  return { from: tidy, to, problems: [...findRedirectProblems({ kind, from: tidy, to }, { ...world, others })] };
}
