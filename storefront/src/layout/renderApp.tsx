import type { BootData } from '@trolley/contract';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { pageRouteId } from '../shell/routeIds.ts';
import { App } from './App.tsx';

/** The HTML of a page. The router gets its data as if the loader had just run. */
export function renderApp(routes: RouteObject[], boot: BootData, webview: boolean): string {
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
