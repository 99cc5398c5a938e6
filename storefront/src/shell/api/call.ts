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
import { ApiError, backendUnavailable, isUnavailable, toApiError } from './apiError.ts';
import { addressOf } from './request.ts';

/** The dependencies of `call`. */
export interface CallDependencies {
  fetch(url: string, init: RequestInit): Promise<Response>;
  cookies(): string;
  uuid(): string;
  now(): number;
  /** Called on 401, so that the customer's state follows. */
  onUnauthorized(): void;
  /** Called with every answer that refuses. */
  onRefused?(error: ApiError): void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of this call alone, as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** It arrives although the page is left, or loaded anew, before it was answered. */
  readonly keepalive?: boolean;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointReply<E>>;

/** Answers 401 to visitors without a card; that says nothing about the session. */
const cardInfo = '/api/customers/loyalty/card-info';

const unanswered = ({ domain }: Endpoint, requestId: string) =>
  new ApiError(domain === 'content' ? 500 : 0, backendUnavailable, {}, requestId);

/** The API client: request id, XSRF token, credentials, JSON, and typed errors. */
export function createCall(dependencies: CallDependencies): Call {
  const send = async (
    endpoint: Endpoint,
    address: string,
    init: RequestInit,
  ): Promise<{ response: Response; requestId: string }> => {
    const requestId = requestIdFrom(dependencies.uuid(), dependencies.now());
    const head = {
      accept: 'application/json',
      ...(init.headers as Record<string, string>),
      [headers.requestId]: requestId,
    };
    try {
      const response = await dependencies.fetch(address, {
        ...init,
        method: endpoint.method,
        credentials: 'include',
        headers: head,
      });
      if (endpoint.domain === 'content' && isUnavailable(response.status))
        throw new ApiError(500, backendUnavailable, {}, requestId);
      return { response, requestId };
    } catch (error) {
      if (error instanceof ApiError || init.signal?.aborted) throw error;
      throw unanswered(endpoint, requestId);
    }
  };

  const token = () => readCookie(dependencies.cookies(), cookies.xsrf);
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
      ...(options.keepalive && { keepalive: true }),
    });
    const isEmpty = response.status === 204 || response.status === 202;
    const answer = isEmpty ? undefined : await response.json().catch(() => undefined);
    if (!response.ok)
      return { failed: toApiError(response.status, answer, requestId, response.headers.get('retry-after')) };
    // The connection ended in the middle of the response: it is unknown whether the call was carried out.
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
    dependencies.onRefused?.(outcome.failed);
    if (outcome.failed.status === 401 && endpoint.path !== cardInfo) dependencies.onUnauthorized();
    throw outcome.failed;
  };
}
