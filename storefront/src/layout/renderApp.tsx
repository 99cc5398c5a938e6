import type { BootData } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { createRouter } from '../shell/router/createRouter.ts';
import { fixedHistory } from '../shell/router/history.ts';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { App } from './App.tsx';
import type { PageProps } from './Page.tsx';
import { ShopPages } from './ShopPages.tsx';

/** The HTML of a page. The router gets its data as if it had just been loaded. */
export function renderApp(screenOf: PageProps['screenOf'], boot: BootData, webview: boolean): string {
  const router = createRouter({
    history: fixedHistory(encodeURI(boot.page.path)),
    data: boot.page,
    load: async () => ({ kind: 'abort' }),
  });
  return renderToString(
    <App boot={boot} webview={webview}>
      <RouterProvider router={router}>
        <ShopPages screenOf={screenOf} />
      </RouterProvider>
    </App>,
  );
}
