import { cookies, type HomeReply, homePartsSeconds, partsOfHome, writeHomeParts } from '@trolley/contract';
import type { Call } from '../platform/http/serve.ts';

/** Notes which parts there were, so that the next page reserves their room; where nobody is known it is forgotten. */
export function rememberParts({ request, reply }: Call, home: HomeReply, secure: boolean): void {
  const settings = { path: '/', sameSite: 'lax', secure, httpOnly: false } as const;
  const parts = partsOfHome(home);
  const known = home.firstName !== undefined || parts.length > 0;
  const before = request.cookies[cookies.homeParts];
  if (!known && before !== undefined) reply.clearCookie(cookies.homeParts, settings);
  const value = writeHomeParts(parts);
  if (known && before !== value) reply.setCookie(cookies.homeParts, value, { ...settings, maxAge: homePartsSeconds });
}
