import { screen } from '@testing-library/react';
import type { Customer, CustomerScreenData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { renderForm, type TenantId, textsOf } from '../../../form/testing/formShop.tsx';
import { createCall } from '../../../shell/api/call.ts';
import { createBotCheck } from '../../botCheck/createBotCheck.ts';
import { AuthContext, type AuthDependencies } from '../AuthContext.ts';

export const testCustomer: Customer = {
  academicTitle: '',
  birthdate: '17/05/1988',
  email: 'ana@example.ie',
  firstName: 'Ana',
  lastName: 'Byrne',
  newsletterTopics: [],
  firstOrderDelivery: true,
  firstOrderClickAndCollect: true,
  billingData: {},
  addresses: [],
  keepsAddresses: true,
  favoriteStores: [],
};

export interface Asked {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the server says: a body, a Response, or a function of what it was asked. */
export type Answers = Readonly<Record<string, unknown>>;

export const refusal = (status: number, errorCode: string, more: object = {}, head: Record<string, string> = {}) =>
  Response.json({ status, errorCode, message: 'refused', requestId: 'r', ...more }, { status, headers: head });
export const accepted = () => new Response(null, { status: 202 });
export const done = () => new Response(null, { status: 204 });

interface Opened {
  readonly answers?: Answers;
  readonly tenant?: TenantId;
  readonly at?: string;
  readonly bypassKey?: string;
  readonly mailToken?: string;
  readonly solve?: () => Promise<number>;
}

/** Renders an auth screen; the test answers its API calls. */
export async function renderAuth(screenOf: (data: CustomerScreenData) => ReactNode, given: Opened = {}) {
  const { answers = {}, tenant = 'harbour', at = '/', bypassKey, mailToken } = given;
  const asked = new Map<string, Asked[]>();
  const call = createCall({
    async fetch(url, init) {
      const { pathname, searchParams: query } = new URL(url, 'https://shop.example');
      const name = `${init.method ?? 'GET'} ${pathname}`;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const request = { query, headers: new Headers(init.headers), body };
      asked.set(name, [...(asked.get(name) ?? []), request]);
      const answer = { ...everyday, ...answers }[name];
      const said = typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)(request) : answer;
      if (said instanceof Response) return said.clone();
      return said === undefined ? refusal(500, 'internal') : Response.json(said);
    },
    cookies: () => 'XSRF-TOKEN=t',
    uuid: () => '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    now: () => Date.now(),
    onUnauthorized: () => undefined,
  });
  const afterLogin = vi.fn<AuthDependencies['afterLogin']>(async () => {});
  const botCheck = createBotCheck({
    call,
    solve: given.solve ?? (async () => 17),
    recaptcha: async () => async () => 'token',
    bypassKey: () => bypassKey,
    now: () => Date.now(),
  });
  const dependencies: AuthDependencies = { call, botCheck, afterLogin, mailToken: () => mailToken };
  const texts = textsOf(tenant, ['customer-auth']);
  const shown = await renderForm(<AuthContext value={dependencies}>{screenOf({ texts })}</AuthContext>, {
    tenant,
    at,
  });
  return { ...shown, afterLogin, asked: (name: string) => asked.get(name) ?? [] };
}

const everyday: Answers = {
  'GET /api/bot-check': {
    provider: 'altcha',
    challenge: { algorithm: 'SHA-256', challenge: 'c', maxnumber: 20, salt: 's', signature: 'x' },
  },
  'GET /api/newsletter-topics': {
    topics: [
      { newsletterTopicId: 'offers', name: 'Offers of the week', description: 'Every Thursday.' },
      { newsletterTopicId: 'recipes', name: 'Recipe of the week', description: 'One dish.' },
    ],
  },
};

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const messages = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');

/** A page of a screen as the server sends it. */
export function payloadOf<N extends 'login' | 'registration' | 'offline-account' | 'password-reset'>(
  screenName: N,
  data: CustomerScreenData,
) {
  return {
    buildId: 'b',
    screen: screenName,
    path: `/${screenName}`,
    params: {},
    layout: 'default',
    status: 200,
    meta: { title: screenName },
    canonical: `https://shop.example/${screenName}`,
    data,
  } as const;
}
