import {
  cookies,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  errorCodes,
  type Failure,
  getCsrf,
  headers,
  requestIdFrom,
} from '@trolley/contract';
import { StudioError } from './studioError.ts';

export interface CallDependencies {
  fetch(url: string, init: RequestInit): Promise<Response>;
  cookies(): string;
  uuid(): string;
  now(): number;
  /** Whether somebody is at work; otherwise the page asks by itself. */
  isAttended(): boolean;
  /**
   * Called where a session has ended. Answers, once somebody has logged in again, whether it is the same person: the call
   * is repeated then, and nothing that was typed is lost.
   */
  sessionEnded(): Promise<boolean>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type CallStudio = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** The client of the studio's calls: XSRF token, JSON, errors as `StudioError`, and a log-in in between. */
export function createCallStudio(dependencies: CallDependencies): CallStudio {
  const token = () => readCookie(dependencies.cookies(), cookies.xsrf);
  let renewing: Promise<unknown> | undefined;
  // Calls made at the same moment share one renewal.
  const renewToken = () => {
    renewing ??= dependencies.fetch(getCsrf.path, { credentials: 'same-origin' }).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  const attempt = async (endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<unknown> => {
    const requestId = requestIdFrom(dependencies.uuid(), dependencies.now());
    const head: Record<string, string> = { accept: 'application/json', [headers.requestId]: requestId };
    if (!dependencies.isAttended()) head[headers.unattended] = '1';
    try {
      if (endpoint.method !== 'GET') {
        if (!token()) await renewToken();
        head[headers.xsrf] = token() ?? '';
      }
      if (input.body !== undefined) head['content-type'] = 'application/json';
      const response = await dependencies.fetch(addressOf(endpoint, input), {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: head,
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
        signal: options.signal,
      });
      if (response.status === 204 || response.status === 202) return undefined;
      const answer: unknown = await response.json();
      if (response.ok) return answer;
      const retryAfter = Number(response.headers.get('retry-after')) || undefined;
      throw new StudioError(response.status, answer as Partial<Failure>, requestId, retryAfter);
    } catch (error) {
      if (error instanceof StudioError || options.signal?.aborted) throw error;
      throw new StudioError(0, {}, requestId);
    }
  };

  const repeated = async (error: unknown, endpoint: Endpoint): Promise<boolean> => {
    if (!(error instanceof StudioError)) return false;
    if (error.status === 403 && error.code === errorCodes.xsrfMissing) {
      await renewToken();
      return true;
    }
    const isEnded = error.status === 401 && error.code === errorCodes.unauthorized;
    return isEnded && endpoint.permission !== 'everybody' && dependencies.sessionEnded();
  };

  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options: CallOptions = {}) => {
    try {
      return (await attempt(endpoint, input, options)) as EndpointReply<E>;
    } catch (error) {
      if (!(await repeated(error, endpoint))) throw error;
      return (await attempt(endpoint, input, options)) as EndpointReply<E>;
    }
  };
}

interface CallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Parameters filled into the path, the query behind it, nothing for what is undefined. */
function addressOf({ path }: Pick<Endpoint, 'path'>, { params, query }: CallInput): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function readCookie(jar: string, name: string): string | undefined {
  return jar
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
