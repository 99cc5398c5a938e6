import { act } from '@testing-library/react';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { bootFixture, contentFixture } from '../shell/testing/bootFixture.ts';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import { App } from './App.tsx';
import { renderApp } from './renderApp.tsx';
import { ShopPages } from './ShopPages.tsx';

vi.mock('./DefaultLayout.tsx', () => ({ DefaultLayout: LabelledMain }));
vi.mock('./FocusedLayout.tsx', () => ({ FocusedLayout: LabelledMain }));

function LabelledMain({ children, webview }: { readonly children: React.ReactNode; readonly webview: boolean }) {
  return (
    <main aria-labelledby={useId()} data-inside-app={webview}>
      {children}
    </main>
  );
}
function LabelledScreen({ payload }: { readonly payload: { readonly meta: { readonly title: string } } }) {
  return <h1 id={useId()}>{payload.meta.title}</h1>;
}
const screenOf = () => LabelledScreen;
afterEach(() => vi.restoreAllMocks());

test.each([false, true])(
  'what the server renders is hydrated as it is, nothing is drawn anew (web view: %s)',
  async (webview) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const boot = bootFixture(contentFixture('Käse & Wein', { path: '/suche/käse' }));
    const load = vi.fn();
    const root = document.createElement('div');
    root.innerHTML = renderApp(screenOf, boot, webview);
    document.body.append(root);
    const before = root.innerHTML;
    const heading = root.querySelector('h1');

    const onHydrated = vi.fn();
    const router = memoryRouter({ at: '/suche/k%C3%A4se', load, data: boot.page });
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(
        root,
        <App boot={boot} webview={webview}>
          <RouterProvider router={router}>
            <ShopPages screenOf={screenOf} onHydrated={onHydrated} />
          </RouterProvider>
        </App>,
        { onRecoverableError },
      );
    });

    expect(root.querySelector('h1')).toBe(heading);
    expect(root.innerHTML).toBe(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    expect(onHydrated).toHaveBeenCalledOnce();
  },
);
