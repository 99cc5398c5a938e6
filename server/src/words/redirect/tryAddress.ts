import type { EndpointReply, Redirects, tryAddress as tryCall } from '@trolley/contract';
import type { RedirectWorld } from './findRedirectProblems.ts';
import { followRedirects } from './followRedirects.ts';
import { tidySource } from './tidySource.ts';

type Tried = EndpointReply<typeof tryCall>;

/** What becomes of an address. */
export function tryAddress(
  typed: string,
  rules: Redirects,
  { lookAt, isReserved }: Pick<RedirectWorld, 'lookAt' | 'isReserved'>,
): Tried {
  const path = tidySource(typed.startsWith('/') || /^https?:/i.test(typed) ? typed : `/${typed}`);
  if (path === undefined) return { path: typed, steps: [], end: { kind: 'nothing', at: typed } };
  if (isReserved(path)) return { path, steps: [], end: { kind: 'server', at: path } };
  const { steps, end, at } = followRedirects(rules, path);
  return { path, steps: [...steps], end: endOf(end, at, lookAt) };
}

function endOf(
  end: ReturnType<typeof followRedirects>['end'],
  at: string,
  lookAt: RedirectWorld['lookAt'],
): Tried['end'] {
  if (end !== 'settled') return { kind: end, at };
  const place = lookAt(at);
  if (!place) return { kind: 'nothing', at };
  const { screen, title, closed } = place;
  return { kind: closed ? 'closed' : 'page', at, screen, ...(title !== undefined && { title }) };
}
