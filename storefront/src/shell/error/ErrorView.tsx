import type { ErrorScreenData } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon, WarningIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../shop.tsx';

interface ErrorViewProps {
  readonly data: ErrorScreenData;
  /** The address that was asked for. */
  readonly path: string;
  /** Asking again may help; not on the error page that has an address of its own. */
  readonly retry?: boolean;
  /** What the tenant's editors say instead, for a page that is not there. */
  readonly page?: ReactNode;
  /** What the feature at hand can offer instead. */
  readonly extra?: ReactNode;
}

/** A page that is not there, or anything else that went wrong. */
export function ErrorView({ data, path, retry = true, page, extra }: ErrorViewProps) {
  return (
    <>
      {data.status === 404 ? (page ?? <NotFound path={path} />) : <WentWrong retryPath={retry ? path : undefined} />}
      {extra !== undefined && <div data-error-extra="">{extra}</div>}
      {data.raw !== undefined && <pre className="error-raw">{data.raw}</pre>}
    </>
  );
}

function NotFound({ path }: { readonly path: string }) {
  const text = useText();
  return (
    <EmptyState
      heading="h1"
      icon={NothingFoundIcon}
      title={text('error.notFound.title')}
      action={<ButtonLink href="/">{text('error.home')}</ButtonLink>}
    >
      <p>{text('error.notFound.text', { path })}</p>
    </EmptyState>
  );
}

function WentWrong({ retryPath }: { readonly retryPath: string | undefined }) {
  const text = useText();
  return (
    <EmptyState
      heading="h1"
      icon={WarningIcon}
      title={text('error.general.title')}
      action={
        <>
          {retryPath !== undefined && (
            <ButtonLink href={retryPath} data-reload="">
              {text('error.retry')}
            </ButtonLink>
          )}
          <ButtonLink href="/" kind="outline">
            {text('error.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{text('error.general.text')}</p>
    </EmptyState>
  );
}
