import { SkipLink } from '@trolley/ui/SkipLink.tsx';
import type { ReactNode } from 'react';
import { useText } from '../shell/shop.tsx';
import { ConsentLine } from './ConsentLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { TabBar } from './TabBar.tsx';

export interface DefaultLayoutProps {
  readonly path: string;
  readonly children: ReactNode;
  /** Inside an app, which has its own header and footer. */
  readonly webview?: boolean;
}

/** Around every page that is not a task of its own. */
export function DefaultLayout({ path, children, webview = false }: DefaultLayoutProps) {
  const text = useText();
  const main = (
    <main id="main" className="wrap main" tabIndex={-1}>
      {children}
      {webview && <ConsentLine />}
    </main>
  );
  if (webview) return main;
  return (
    <>
      <SkipLink href="#main">{text('shell.skipToContent')}</SkipLink>
      <Header path={path} />
      {main}
      <Footer />
      <TabBar path={path} />
    </>
  );
}
