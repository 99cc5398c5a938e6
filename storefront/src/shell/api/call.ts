import {
  cookies,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  errorCodes,
  getCsrf,
  headers,
  requestIdFrom,
} from '@trolley/contract';
import { readCookie } from '../cookie.ts';
import { ApiError, backendAway, isAway, refused } from './apiError.ts';
import { addressOf } from './request.ts';

/** What a call needs of the world around it. */
export interface World {
  fetch(url: string, init: RequestInit): Promise<Response>;
  cookies(): string;
  uuid(): string;
  now(): number;
  /** Somebody must log in: whoever keeps the session wants to know. */
  onUnauthorized(): void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of this call alone, as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** A visitor without a card is told so by 401; that says nothing about the session. */
const cardInfo = '/api/customers/loyalty/card-info';

const unanswered = ({ domain }: Endpoint, requestId: string) =>
  new ApiError(domain === 'content' ? 500 : 0, backendAway, {}, requestId);

/** The one way from the browser to the API: request id, XSRF token, credentials, JSON, and errors that tell what happened. */
export function createCall(world: World): Call {
  const send = async (
    endpoint: Endpoint,
    address: string,
    init: RequestInit,
  ): Promise<{ response: Response; requestId: string }> => {
    const requestId = requestIdFrom(world.uuid(), world.now());
    const head = {
      accept: 'application/json',
      ...(init.headers as Record<string, string>),
      [headers.requestId]: requestId,
    };
    try {
      const response = await world.fetch(address, {
        ...init,
        method: endpoint.method,
        credentials: 'include',
        headers: head,
      });
      if (endpoint.domain === 'content' && isAway(response.status)) throw new ApiError(500, backendAway, {}, requestId);
      return { response, requestId };
    } catch (error) {
      if (error instanceof ApiError || init.signal?.aborted) throw error;
      throw unanswered(endpoint, requestId);
    }
  };

  const token = () => readCookie(world.cookies(), cookies.xsrf);
  let renewing: Promise<unknown> | undefined;
  // Calls made at the same moment share one renewal.
  const renewToken = () => {
    renewing ??= send(getCsrf, getCsrf.path, {}).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  const attempt = async (endpoint: Endpoint, address: string, body: unknown, options: CallOptions) => {
    const head: Record<string, string> = { ...options.headers };
    if (endpoint.method !== 'GET') {
      if (!token()) await renewToken();
      head[headers.xsrf] = token() ?? '';
    }
    if (body !== undefined) head['content-type'] = 'application/json';
    const { response, requestId } = await send(endpoint, address, {
      headers: head,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
    });
    const isEmpty = response.status === 204 || response.status === 202;
    const answer = isEmpty ? undefined : await response.json().catch(() => undefined);
    if (!response.ok)
      return { failed: refused(response.status, answer, requestId, response.headers.get('retry-after')) };
    // The connection ended in the middle of the answer: nobody knows what it would have said.
    if (!isEmpty && answer === undefined) throw unanswered(endpoint, requestId);
    return { answer };
  };

  return async (endpoint, input, options = {}) => {
    const address = addressOf(endpoint, input);
    let outcome = await attempt(endpoint, address, input.body, options);
    if (outcome.failed?.status === 403 && outcome.failed.data.errorCode === errorCodes.xsrfMissing) {
      await renewToken();
      outcome = await attempt(endpoint, address, input.body, options);
    }
    if (!outcome.failed) return outcome.answer;
    if (outcome.failed.status === 401 && endpoint.path !== cardInfo) world.onUnauthorized();
    throw outcome.failed;
  };
}
