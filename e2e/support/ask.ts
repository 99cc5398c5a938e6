import type { APIRequestContext, APIResponse } from '@playwright/test';
import { cookies, type Endpoint, type EndpointReply, getCsrf, headers } from '@trolley/contract';

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly cookie?: string;
}

interface Told extends Omit<Asked, 'cookie'> {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API as the storefront does; an answer that breaks the contract fails the journey. */
export async function ask<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { params, query, cookie }: Asked = {},
): Promise<EndpointReply<E>> {
  const answer = await request.get(pathOf(endpoint, params), {
    params: { ...query },
    headers: cookie ? { cookie } : {},
  });
  return read(endpoint, answer);
}

/** Changes something, in the name of the visitor whose cookies these are. */
export async function tell<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  told: Told = {},
): Promise<EndpointReply<E>> {
  return read(endpoint, await send(request, endpoint, told));
}

/** The same, whatever the answer is. */
export async function send(
  request: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body, headers: more }: Told,
): Promise<APIResponse> {
  return request.fetch(pathOf(endpoint, params), {
    method: endpoint.method,
    params: { ...query },
    headers: { [headers.xsrf]: await tokenOf(request), ...more },
    ...(body !== undefined && { data: body }),
  });
}

function pathOf({ path }: Endpoint, params: Asked['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

async function read<E extends Endpoint>({ reply }: E, answer: APIResponse): Promise<EndpointReply<E>> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  if (answer.status() === 202) return undefined as EndpointReply<E>;
  return reply?.parse(await answer.json()) as EndpointReply<E>;
}

/** What only the shop's own pages can read and repeat. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const known = async () => (await request.storageState()).cookies.find(({ name }) => name === cookies.xsrf)?.value;
  const token = await known();
  if (token) return token;
  await request.get(getCsrf.path);
  return (await known()) ?? '';
}
