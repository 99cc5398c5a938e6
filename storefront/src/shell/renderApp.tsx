import type { BootData } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { App } from './App.tsx';
import { pageRouteId } from './routeIds.ts';
import { routeTree } from './routeTree.tsx';

const routes = routeTree({ loader: () => null });

/** The HTML of a page. The router gets its data as if the loader had just run. */
export function renderApp(boot: BootData, webview: boolean): string {
  const { path, status } = boot.page;
  const location = { pathname: encodeURI(path), search: '', hash: '', state: null, key: 'default' };
  const context: StaticHandlerContext = {
    basename: '/',
    location,
    matches: (matchRoutes(routes, location) ?? []) as StaticHandlerContext['matches'],
    loaderData: { [pageRouteId]: boot.page },
    actionData: null,
    errors: null,
    statusCode: status,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return renderToString(
    <App boot={boot} webview={webview}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>,
  );
}
