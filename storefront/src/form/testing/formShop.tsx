import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CompiledMessage } from '@trolley/contract';
import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import { readTexts as readTenantTexts } from '../../../../tenants/testing.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { ShopProvider } from '../../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../../shell/testing/bootFixture.ts';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';

const places = {
  feldmarkt: { locale: 'de-AT', timeZone: 'Europe/Vienna', name: 'Feldmarkt' },
  harbour: { locale: 'en-IE', timeZone: 'Europe/Dublin', name: 'Harbour' },
} as const;
export type TenantId = keyof typeof places;

const read = new Map<string, Record<string, CompiledMessage>>();

/** The texts of a real tenant, by the names of their files; compiled once. */
export function textsOf(id: TenantId, files: readonly string[]): Record<string, CompiledMessage> {
  return Object.assign({}, ...files.map((name) => compiledTexts(id, name))) as Record<string, CompiledMessage>;
}

function compiledTexts(id: TenantId, area: string): Record<string, CompiledMessage> {
  const known = read.get(`${id} ${area}`);
  if (known) return known;
  const texts = Object.entries(readTenantTexts(id, area));
  const compiled = Object.fromEntries(texts.map(([key, text]) => [key, compile(text)]));
  read.set(`${id} ${area}`, compiled);
  return compiled;
}

/** Renders a form, or a screen with one, with the texts of a real tenant. */
export async function renderForm(
  node: ReactNode,
  { tenant = 'harbour', at = '/' }: { readonly tenant?: TenantId; readonly at?: string } = {},
) {
  const messages = textsOf(tenant, ['form', 'shell', 'content', 'account']);
  const messageBundle = { language: places[tenant].locale.slice(0, 2), messages };
  const boot = bootFixture(contentFixture('Home'), tenantFixture({ id: tenant, ...places[tenant], messageBundle }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const router = memoryRouter({ at });
  const shown = render(
    <QueryClientProvider client={client}>
      <ShopProvider boot={boot}>
        <RouterProvider router={router}>{node}</RouterProvider>
      </ShopProvider>
    </QueryClientProvider>,
  );
  await settle();
  return { ...shown, router };
}

/** Types into a field and leaves it. */
export async function type(label: string | RegExp, value: string): Promise<void> {
  const field = screen.getByLabelText(label, { selector: 'input, textarea, select' });
  await act(async () => {
    fireEvent.focusIn(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
  await settle();
}

/** Lets pending promises settle. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
