import { readCookie } from '../cookie.ts';

/** Where a browser that allowed statistics is known by an id, until it is closed. */
const key = 'visitor';

interface Page {
  readonly document: { readonly cookie: string };
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The id of this visit for analytics; made when it is first needed, which is after consent. */
export function visitorId({ sessionStorage }: Page, uuid: () => string): string {
  try {
    const known = sessionStorage.getItem(key);
    if (known !== null) return known;
    const made = uuid();
    sessionStorage.setItem(key, made);
    return made;
  } catch {
    return uuid();
  }
}

export function forgetVisitor({ sessionStorage }: Page): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Ids that a purchase is reported under, of a shopper who allows statistics: Google's cookie and our own visit. */
export function visitorOf(page: Page): { readonly clientId?: string; readonly visitorId?: string } | undefined {
  const [clientId] = /\d{1,20}\.\d{1,20}$/.exec(readCookie(page.document.cookie, '_ga') ?? '') ?? [];
  let known: string | null = null;
  try {
    known = page.sessionStorage.getItem(key);
  } catch {
    // Without storage the visit has no id.
  }
  if (clientId === undefined && known === null) return undefined;
  return { ...(clientId !== undefined && { clientId }), ...(known !== null && { visitorId: known }) };
}
