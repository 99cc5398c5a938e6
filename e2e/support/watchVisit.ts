import type { Page } from '@playwright/test';

/** Everything that a page asks others for, and every violation of its policy, from now on. */
export async function watchVisit(page: Page, baseURL = '') {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== new URL(baseURL).origin)
      foreign.push(request.url());
  });
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation(what: string): void }).noteViolation(`${violatedDirective} ${blockedURI}`),
    ),
  );
  return { foreign, violations };
}
