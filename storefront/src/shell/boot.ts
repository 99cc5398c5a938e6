import { type BootData, type ClientConfig, getClientConfig, getTenantConfig } from '@trolley/contract';
import { ApiError } from './api/apiError.ts';
import type { Call } from './api/call.ts';
import type { Place } from './navigation/navigationGuard.ts';
import type { Payloads } from './navigation/payloads.ts';

/** The boot data embedded by the server; undefined where the page has none. */
export function readBoot(document: Document): BootData | undefined {
  const json = document.getElementById('boot')?.textContent;
  return json ? (JSON.parse(json) as BootData) : undefined;
}

/** The same, fetched from the API. */
export async function fetchBoot(call: Call, payloads: Pick<Payloads, 'load'>, here: Place): Promise<BootData> {
  const [tenant, site, page] = await Promise.all([
    call(getTenantConfig, {}),
    call(getClientConfig, { query: {} }),
    payloads.load(here),
  ]);
  if ('redirect' in page) throw new ApiError(500, `This page has moved to ${page.redirect.to}`);
  return { tenant, site: site as ClientConfig, page };
}
