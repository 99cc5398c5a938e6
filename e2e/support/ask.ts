import type { APIRequestContext } from '@playwright/test';
import type { Endpoint, EndpointReply } from '@trolley/contract';

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly cookie?: string;
}

/** Calls the API as the storefront does; an answer that breaks the contract fails the journey. */
export async function ask<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { params = {}, query = {}, cookie }: Asked = {},
): Promise<EndpointReply<E>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await request.get(path, { params: { ...query }, headers: cookie ? { cookie } : {} });
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return endpoint.reply?.parse(await answer.json()) as EndpointReply<E>;
}
