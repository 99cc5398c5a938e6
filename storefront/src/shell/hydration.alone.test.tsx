import { act } from '@testing-library/react';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { createNavigationGuard } from './navigation/navigationGuard.ts';
import { renderApp } from './renderApp.tsx';
import { pageRouteId } from './routeIds.ts';
import { routeTree } from './routeTree.tsx';
import { bootFixture, contentFixture } from './testing/bootFixture.ts';

vi.mock('../screens.ts', () => ({ screenOf: () => LabelledScreen, loadScreen: async () => undefined }));
vi.mock('./layout/DefaultLayout.tsx', () => ({ DefaultLayout: LabelledMain }));
vi.mock('./layout/FocusedLayout.tsx', () => ({ FocusedLayout: LabelledMain }));

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
afterEach(() => vi.restoreAllMocks());

test.each([false, true])(
  'what the server renders is hydrated as it is, nothing is drawn anew (web view: %s)',
  async (webview) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const boot = bootFixture(contentFixture('Käse & Wein', { path: '/suche/käse' }));
    const root = document.createElement('div');
    root.innerHTML = renderApp(boot, webview);
    document.body.append(root);
    const before = root.innerHTML;
    const heading = root.querySelector('h1');

    const loader = vi.fn();
    const onHydrated = vi.fn();
    const guard = createNavigationGuard({ routes: [], middleware: {}, everywhere: [], guardsOf: () => [] });
    const router = createMemoryRouter(routeTree({ loader, guard, onHydrated }), {
      initialEntries: ['/suche/k%C3%A4se'],
      hydrationData: { loaderData: { [pageRouteId]: boot.page } },
    });
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(
        root,
        <App boot={boot} webview={webview}>
          <RouterProvider router={router} />
        </App>,
        { onRecoverableError },
      );
    });

    expect(root.querySelector('h1')).toBe(heading);
    expect(root.innerHTML).toBe(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect(loader).not.toHaveBeenCalled();
    expect(onHydrated).toHaveBeenCalledOnce();
  },
);
