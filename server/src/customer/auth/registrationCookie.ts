import { cookies } from '@trolley/contract';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { newSecret, secretHash } from './mailToken.ts';

export const registrationHours = 48;

const common = ({ publicConfig }: Customers['tenant']) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: publicConfig.baseUrl.startsWith('https:') }) as const;

/** Marks the browser that registers, always anew; answers what the link of the mail will know it by. */
export function markBrowser({ reply }: Call, tenant: Customers['tenant']): Buffer {
  const secret = newSecret();
  reply.setCookie(cookies.registration, secret, { ...common(tenant), maxAge: registrationHours * 3600 });
  return secretHash(secret);
}

/** Whether the link was opened in the browser that registered. Only there it logs in: a stranger may have sent it. */
export function isSameBrowser({ request }: Call, browserHash: Buffer | null): boolean {
  const secret = request.cookies[cookies.registration];
  return secret !== undefined && browserHash !== null && secretHash(secret).equals(browserHash);
}

export function unmarkBrowser({ reply }: Call, tenant: Customers['tenant']): void {
  reply.clearCookie(cookies.registration, common(tenant));
}
