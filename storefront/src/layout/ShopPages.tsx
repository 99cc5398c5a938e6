import { BareErrorPage, ErrorPage } from '../shell/error/ErrorPage.tsx';
import { ErrorBoundary } from '../shell/router/ErrorBoundary.tsx';
import { useShownPage } from '../shell/router/RouterProvider.tsx';
import { Page, type PageProps } from './Page.tsx';
import { Shell } from './Shell.tsx';

interface ShopPagesProps extends PageProps {
  /** Called after hydration. */
  readonly onHydrated?: () => void;
  readonly onError?: (thrown: unknown) => void;
}

/** The page that was loaded, in its surroundings; the error page where one of them breaks. */
export function ShopPages({ screenOf, onHydrated, onError }: ShopPagesProps) {
  const page = useShownPage();
  const shown = page.error ? (
    <ErrorPage thrown={page.error.thrown} />
  ) : (
    <ErrorBoundary page={page} onError={onError} fallback={ErrorPage}>
      <Page screenOf={screenOf} />
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary page={page} onError={onError} fallback={BareErrorPage}>
      <Shell onHydrated={onHydrated}>{shown}</Shell>
    </ErrorBoundary>
  );
}
