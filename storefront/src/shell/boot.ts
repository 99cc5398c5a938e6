import { type BootData, type ClientConfig, getClientConfig, getTenantConfig } from '@trolley/contract';
import { ApiError } from './api/apiError.ts';
import type { Call } from './api/call.ts';
import type { Place } from './navigation/gate.ts';
import type { Payloads } from './navigation/payloads.ts';

/** What the server put into the page; undefined where the page came from somewhere else. */
export function readBoot(document: Document): BootData | undefined {
  const json = document.getElementById('boot')?.textContent;
  return json ? (JSON.parse(json) as BootData) : undefined;
}

/** The same, asked for piece by piece. */
export async function fetchBoot(call: Call, payloads: Pick<Payloads, 'load'>, here: Place): Promise<BootData> {
  const [tenant, site, page] = await Promise.all([
    call(getTenantConfig, {}),
    call(getClientConfig, { query: {} }),
    payloads.load(here),
  ]);
  if ('redirect' in page) throw new ApiError(500, `This page has moved to ${page.redirect.to}`);
  return { tenant, site: site as ClientConfig, page };
}
