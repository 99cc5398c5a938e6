import { studioCookies } from '@trolley/contract';
import { setMark } from '../../platform/http/deviceMarks.ts';
import type { Call } from '../../platform/http/serve.ts';
import type { AccountRow } from '../account/queries.ts';
import type { Staff } from '../staff.ts';

/** Marks this browser as one where they logged in: strangers' guesses do not lock them out here. */
export function rememberDevice(
  { baseUrl }: Pick<Staff, 'baseUrl'>,
  call: Call,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
): void {
  if (passwordHash === null) return;
  const secure = baseUrl.startsWith('https:');
  const cookie = { name: studioCookies.devices, path: '/api/studio/login', sameSite: 'strict', secure } as const;
  setMark(call, cookie, { id, passwordHash });
}
