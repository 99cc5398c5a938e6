import { render } from '@testing-library/react';
import type { BootData, PagePayloadOf, ScreenName } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { readTexts as readTenantTexts } from '../../../../tenants/testing.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';

const tenants = { feldmarkt: 'de-AT', harbour: 'en-IE' } as const;
export type TenantId = keyof typeof tenants;

const everywhere = ['catalogue', 'cart', 'service', 'content', 'shell', 'error', 'account', 'favourite'];
const known = new Map<TenantId, BootData>();

/** Speaks with the texts of a real tenant, so that what a shopper reads is what is tested. */
export function bootOf(id: TenantId): BootData {
  const boot = known.get(id) ?? readBoot(id);
  known.set(id, boot);
  return boot;
}

function readBoot(id: TenantId): BootData {
  const areas = everywhere.map((area) => readTenantTexts(id, area));
  const messages = Object.entries(Object.assign({}, ...areas) as Record<string, string>).map(([key, message]) => [
    key,
    compile(message),
  ]);
  const locale = tenants[id];
  const messageBundle = { language: locale.slice(0, 2), messages: Object.fromEntries(messages) };
  return bootFixture(contentFixture('Home'), tenantFixture({ id, locale, messageBundle }));
}

export function inTenant(node: ReactNode, id: TenantId = 'harbour') {
  return <ShopProvider boot={bootOf(id)}>{node}</ShopProvider>;
}

export function renderInTenant(node: ReactNode, id: TenantId = 'harbour') {
  return render(inTenant(node, id));
}

export function payloadOf<N extends ScreenName>(
  screen: N,
  path: string,
  data: PagePayloadOf<N>['data'],
): PagePayloadOf<N> {
  return {
    buildId: 'build1',
    screen,
    path,
    params: {},
    layout: 'default',
    status: 200,
    meta: { title: path },
    canonical: `https://shop.example${path}`,
    data,
  };
}
