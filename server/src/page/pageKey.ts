import { cookies } from '@trolley/contract';
import { knownZone } from '../catalogue/knownZone.ts';
import type { PagePlan } from './planAnswer.ts';

export type PageKind = 'html' | 'payload';

/** What of a client's cookies changes the page it gets. Nothing of it is about a person. */
export interface PageVariant {
  readonly zone: string;
  readonly webview: boolean;
}

const plain: PageVariant = { zone: '', webview: false };

/** A zone that there is not makes no page of its own. */
export function readVariant(cookieHeader: string | undefined, zones: readonly string[]): PageVariant {
  if (cookieHeader === undefined) return plain;
  // Most visitors have other cookies only.
  if (!cookieHeader.includes(cookies.zone) && !cookieHeader.includes(cookies.webview)) return plain;
  let { zone, webview } = plain;
  for (const pair of cookieHeader.split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookies.zone) zone = knownZone(value, zones);
    if (name === cookies.webview) webview = value === 'true';
  }
  return zone === '' && !webview ? plain : { zone, webview };
}

/** The part of a key that comes from the address; a line feed can be in none of its parts. */
export function addressKey(kind: PageKind, { path, query }: Pick<PagePlan, 'path' | 'query'>): string {
  return `${kind}\n${path}\n${query}`;
}

export function pageKey(addressed: string, { zone, webview }: PageVariant): string {
  return webview || zone !== '' ? `${addressed}\n${zone}\n${webview}` : addressed;
}
