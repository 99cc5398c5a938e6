import type { APIRequestContext, APIResponse } from '@playwright/test';
import { cookies, type Endpoint, type EndpointReply, getCsrf, headers } from '@trolley/contract';

interface GetOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly cookie?: string;
}

interface SendOptions extends Omit<GetOptions, 'cookie'> {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API as the storefront does; a response that breaks the contract fails the journey. */
export async function apiGet<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { params, query, cookie }: GetOptions = {},
): Promise<EndpointReply<E>> {
  const answer = await request.get(pathOf(endpoint, params), {
    params: { ...query },
    headers: cookie ? { cookie } : {},
  });
  return read(endpoint, answer);
}

/** Changes something, in the name of the visitor whose cookies these are. */
export async function apiSend<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  told: SendOptions = {},
): Promise<EndpointReply<E>> {
  return read(endpoint, await apiFetch(request, endpoint, told));
}

/** The same, for any status of the response. */
export async function apiFetch(
  request: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body, headers: more }: SendOptions,
): Promise<APIResponse> {
  return request.fetch(pathOf(endpoint, params), {
    method: endpoint.method,
    params: { ...query },
    headers: { [headers.xsrf]: await tokenOf(request), ...more },
    ...(body !== undefined && { data: body }),
  });
}

function pathOf({ path }: Endpoint, params: GetOptions['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

async function read<E extends Endpoint>({ reply }: E, answer: APIResponse): Promise<EndpointReply<E>> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  if (answer.status() === 202) return undefined as EndpointReply<E>;
  return reply?.parse(await answer.json()) as EndpointReply<E>;
}

/** The XSRF token, from the readable cookie. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const known = async () => (await request.storageState()).cookies.find(({ name }) => name === cookies.xsrf)?.value;
  const token = await known();
  if (token) return token;
  await request.get(getCsrf.path);
  return (await known()) ?? '';
}
