import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { Endpoint, Permission, StaffSelf } from '@trolley/contract';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../../shell/api/queryClient.ts';
import { BootContext } from '../../shell/boot.ts';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { SelfContext } from '../../shell/session/self.ts';
import { ShopContext } from '../../shell/shop.ts';

interface Asked {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** By endpoint, what the server answers. */
type Answer = readonly [endpoint: Endpoint, answer: (asked: Asked) => unknown];

export interface Refused {
  readonly status: number;
  readonly errorCode: string;
  readonly customPayload?: unknown;
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'errorCode' in answer;

interface Options {
  readonly answers: readonly Answer[];
  readonly permissions?: readonly Permission[];
  readonly at?: string;
}

/** A screen of this room with a server that answers as the test says; answers which calls were made. */
export function renderWords(screen: ReactNode, { answers, permissions, at = '/' }: Options) {
  const calls: { path: string; body: unknown }[] = [];
  const before = window.fetch;
  window.fetch = async (url, init) => {
    // Calls of the studio name their address as a text.
    const { pathname, searchParams } = new URL(url as string, 'https://shop.example');
    if (pathname === '/api/csrf') return new Response(null, { status: 204 });
    const found = answers.find(([one]) => one.path === pathname && one.method === (init?.method ?? 'GET'));
    if (!found) return Response.json({ errorCode: 'notFound' }, { status: 404 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path: `${found[0].method} ${pathname}`, body });
    const answer = found[1]({ query: searchParams, body });
    return isRefused(answer) ? Response.json(answer, { status: answer.status }) : Response.json(answer);
  };
  window.history.replaceState(null, '', `/studio${at}`);
  onTestFinished(() => {
    window.fetch = before;
    window.history.replaceState(null, '', '/');
  });
  render(
    <BootContext value={{ name: 'Feldmarkt', tenant: 'feldmarkt', language: 'en', mark: '<svg></svg>' }}>
      <LanguageProvider first="en">
        <QueryClientProvider client={createQueryClient()}>
          <SelfContext value={selfWith(permissions ?? ['content:read', 'content:write', 'content:publish'])}>
            <ShopContext
              value={{
                ...{ name: 'Feldmarkt', tenant: 'feldmarkt', locale: 'de-AT', timeZone: 'Europe/Vienna' },
                ...{
                  currency: 'EUR',
                  baseUrl: 'https://shop.example',
                  hasOrders: true,
                  hasCustomers: true,
                  stores: [],
                },
              }}
            >
              {screen}
            </ShopContext>
          </SelfContext>
        </QueryClientProvider>
      </LanguageProvider>
    </BootContext>,
  );
  return { calls };
}

function selfWith(permissions: readonly Permission[]): StaffSelf {
  return { id: 'one', name: 'Ana Berger', email: 'ana@x.at', roles: ['content'], permissions } as unknown as StaffSelf;
}
