import type { RouteName } from '../route/routes.ts';
import type { UserType } from './events.ts';

const longestWord = 100;
const email = /[^\s@]+@[^\s@]+/;
/** Seven digits and more, however they are grouped: a telephone number, a card, an account. */
const longNumber = /(?:\d[\s().\-/+]*){7}/;

/** Whether a text looks as if it told of a person. */
export const looksPersonal = (text: string): boolean => email.test(text) || longNumber.test(text);

/** A term that was searched for, as it may be counted; undefined where it looks as if it told of a person. */
export function trackedTerm(term: string): string | undefined {
  const plain = term.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain === '' || looksPersonal(plain) ? undefined : plain.slice(0, longestWord).trim();
}

/** What an error says, without what looks as if it told of a person. */
export function trackedText(text: string): string {
  return looksPersonal(text) ? '' : text.slice(0, longestWord);
}

export type TrackedRoute = RouteName | 'content';

/** The route of a page as it is counted: editors' pages apart from the start page. */
export function trackedRoute({ screen, params }: TrackedPage): TrackedRoute {
  return screen === 'index' && params.slug ? 'content' : screen;
}

interface TrackedPage {
  readonly screen: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** CONS-05: the path of a page as it is counted. The start page is `/`; searches are counted without their term. */
export function trackedPath(pathname: string, route: TrackedRoute): string {
  if (route === 'index') return '/';
  const parts = pathname.split('/').filter(Boolean);
  const shown = route === 'search-term' ? parts.slice(0, 1) : parts;
  return `/${shown.map((part) => (looksPersonal(decoded(part)) ? '-' : part)).join('/')}`.slice(0, 300);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** CONS-06 */
export function userTypeOf({ loggedIn, member }: { readonly loggedIn: boolean; readonly member: boolean }): UserType {
  if (!loggedIn) return 'guest';
  return member ? 'loyalty' : 'customer';
}

/** CONS-04: off in an app's web view, unless the app asks for it. */
export const isTrackingOff = ({ webview, analytics }: { readonly webview: boolean; readonly analytics: boolean }) =>
  webview && !analytics;

/** CONS-05: so many events of one page view are counted at most. */
export const mostEventsOfPage = 250;
