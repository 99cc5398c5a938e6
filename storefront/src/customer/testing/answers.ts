import { createCall } from '../../shell/api/call.ts';

export interface Asked {
  readonly what: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** By method and path: what is answered, or a function of what was asked; `null` is an empty answer. */
export type Answers = Readonly<Record<string, unknown>>;

/** Answers API calls in tests; a call without an answer fails as if the server were down. */
export function answering(answers: Answers) {
  const asked: Asked[] = [];
  const unauthorized = new Set<() => void>();
  const fetch = async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(url, 'https://shop.example');
    const what = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { what, query, body };
    asked.push(request);
    const answer = answers[what];
    const said = typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)(request) : answer;
    if (said instanceof Response) return said.clone();
    if (said === null) return new Response(null, { status: 204 });
    return said === undefined ? Response.json({ message: 'away' }, { status: 503 }) : Response.json(said);
  };
  const call = createCall({
    fetch,
    cookies: () => 'XSRF-TOKEN=t',
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => Date.now(),
    onUnauthorized: () => {
      for (const listener of unauthorized) listener();
    },
  });
  return {
    call,
    fetch,
    asked,
    paths: () => asked.map(({ what }) => what),
    onUnauthorized: (listener: () => void) => {
      unauthorized.add(listener);
      return () => unauthorized.delete(listener);
    },
  };
}

export const refusal = (status: number, errorCode = 'x') =>
  Response.json({ status, errorCode, message: 'refused' }, { status });
