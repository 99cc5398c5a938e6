import { useEffect } from 'react';
import { decoded } from '../decoded.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import { useText } from '../shop.tsx';
import { ErrorView } from './ErrorView.tsx';
import { errorScreenData } from './errorScreenData.ts';

/** What is shown in place of a page that could not be loaded or drawn. */
export function ErrorPage({ thrown }: { readonly thrown: unknown }) {
  const { pathname, search } = useLocation();
  const text = useText();
  const data = errorScreenData(thrown, import.meta.env.DEV);
  const title = text(data.status === 404 ? 'error.notFound.title' : 'error.general.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <ErrorView data={data} path={data.status === 404 ? (decoded(pathname) ?? pathname) : pathname + search} />;
}

/** The same where not even what surrounds a page could be drawn. */
export function BareErrorPage({ thrown }: { readonly thrown: unknown }) {
  return (
    <main id="main" className="wrap main" tabIndex={-1}>
      <ErrorPage thrown={thrown} />
    </main>
  );
}
