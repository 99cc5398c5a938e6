/** Sends JSON that nobody waits for; also while the page is left. */
export type Send = (address: string, body: unknown) => void;

type Page = Pick<Window, 'location' | 'navigator'> & { fetch(url: string, init: RequestInit): Promise<unknown> };

/** By beacon to the shop itself; elsewhere by a call without cookies, since a beacon would send them. */
export function createSend(page: Page): Send {
  return (address, body) => {
    const json = JSON.stringify(body);
    const url = new URL(address, page.location.href);
    const isOwn = url.origin === page.location.origin;
    if (isOwn && page.navigator.sendBeacon(url.href, new Blob([json], { type: 'application/json' }))) return;
    const init = { method: 'POST', body: json, keepalive: true, credentials: 'omit' } as const;
    page.fetch(url.href, { ...init, headers: { 'content-type': 'application/json' } }).catch(() => undefined);
  };
}
