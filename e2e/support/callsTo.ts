import type { Page, Request } from '@playwright/test';

/** The calls that a page makes to addresses beginning so, from now on. */
export function callsTo(page: Page, path: string): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) calls.push(request);
  });
  return calls;
}
