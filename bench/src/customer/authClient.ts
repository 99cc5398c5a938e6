import { getCsrf, headers, login } from '@trolley/contract';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface AuthClient {
  readonly url: string;
  /** The bypass key of the bot check. */
  readonly bypassKey: string;
}

/** Logs in, each time from another IP address, because of the rate limit. Returns the session's cookies. */
export async function createAuthClient({ url, bypassKey }: AuthClient): Promise<(account: Account) => Promise<string>> {
  const cookie = cookiesOf(await fetch(url + getCsrf.path));
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  let address = 0;
  return async (account) => {
    address += 1;
    const answer = await fetch(url + login.path, {
      method: login.method,
      headers: {
        cookie,
        [headers.xsrf]: token,
        [headers.bypassKey]: bypassKey,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      },
      body: JSON.stringify(account),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`a login was refused: ${answer.status} ${body}`);
    return cookiesOf(answer);
  };
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
