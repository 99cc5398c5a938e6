import { type Redirects, redirectKinds } from '@trolley/contract';
import type { StoredRedirect } from '../words.ts';

/** The redirects in force: those of the tenant's file, with what the studio made, changed and took away. */
export function layRedirects(
  file: Redirects,
  stored: readonly Pick<StoredRedirect, 'kind' | 'from' | 'to'>[],
): Redirects {
  if (stored.length === 0) return file;
  const laid = Object.fromEntries(redirectKinds.map((kind) => [kind, { ...file[kind] }])) as {
    [kind in keyof Redirects]: Record<string, string>;
  };
  for (const { kind, from, to } of stored) {
    if (to === null) delete laid[kind][from];
    else laid[kind][from] = to;
  }
  return laid;
}
