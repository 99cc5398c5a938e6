import { headers, type PageReply, payloadPath, requestIdFrom } from '@trolley/contract';
import { ApiError, backendUnavailable, isUnavailable, toApiError } from '../api/apiError.ts';
import type { Place } from './navigationGuard.ts';

interface Source {
  fetch(url: string, init: RequestInit): Promise<Response>;
  uuid(): string;
  now(): number;
  /** What was fetched for one assortment is wrong in another. */
  zone(): string;
}

/** How long a payload that was fetched in advance is good. */
const freshFor = 30_000;

export interface Payloads {
  /** The data of a page: the one fetched in advance, if there is a fresh one. */
  load(place: Place, signal?: AbortSignal): Promise<PageReply>;
  preload(place: Place): Promise<void>;
}

export function createPayloads(source: Source): Payloads {
  const ahead = new Map<string, { readonly answer: Promise<PageReply>; readonly since: number }>();

  return {
    load({ pathname, search }, signal) {
      const address = payloadPath(pathname, search);
      const name = address + source.zone();
      const early = ahead.get(name);
      ahead.delete(name);
      if (!early || source.now() - early.since > freshFor) return fetchPayload(source, address, signal);
      return early.answer.catch(() => fetchPayload(source, address, signal));
    },
    async preload({ pathname, search }) {
      const address = payloadPath(pathname, search);
      const name = address + source.zone();
      const early = ahead.get(name);
      if (early && source.now() - early.since <= freshFor) return;
      const answer = fetchPayload(source, address);
      ahead.set(name, { answer, since: source.now() });
      await answer;
    },
  };
}

async function fetchPayload({ fetch, uuid, now }: Source, address: string, signal?: AbortSignal): Promise<PageReply> {
  const requestId = requestIdFrom(uuid(), now());
  let response: Response;
  try {
    response = await fetch(address, {
      signal,
      credentials: 'include',
      headers: { accept: 'application/json', [headers.requestId]: requestId },
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(500, backendUnavailable, {}, requestId);
  }
  if (isUnavailable(response.status)) throw new ApiError(500, backendUnavailable, {}, requestId);
  const body: unknown = await response.json().catch(() => undefined);
  // A page that is not there has a payload too: the error page with its status.
  if (isAnswer(body)) return body;
  throw toApiError(response.status, body, requestId);
}

function isAnswer(body: unknown): body is PageReply {
  return typeof body === 'object' && body !== null && ('screen' in body || 'redirect' in body);
}
