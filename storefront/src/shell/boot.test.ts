import type { Endpoint } from '@trolley/contract';
import { expect, test, vi } from 'vitest';
import type { Call } from './api/call.ts';
import { fetchBoot, readBoot } from './boot.ts';
import { scriptJson } from './document/markup.ts';
import { bootFixture } from './testing/bootFixture.ts';

const boot = bootFixture();
const here = { pathname: '/about', search: '?a=1' };

test('TEN-02 what the server put into the page is read from it', () => {
  document.body.innerHTML = `<script id="boot" type="application/json">${scriptJson(boot)}</script>`;
  expect(readBoot(document)).toEqual(JSON.parse(JSON.stringify(boot)));
  document.body.innerHTML = '';
  expect(readBoot(document)).toBeUndefined();
});

test('TEN-02 and where it is missing it is asked for, the tenant first of all', async () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = { '/tenant/config': boot.tenant, '/api/content/configs/client': boot.site };
  const call = (async (endpoint: Endpoint) => {
    asked.push(endpoint.path);
    return answers[endpoint.path];
  }) as Call;
  const load = vi.fn(async () => boot.page);
  expect(await fetchBoot(call, { load }, here)).toEqual(boot);
  expect(asked[0]).toBe('/tenant/config');
  expect(load).toHaveBeenCalledWith(here);
});
