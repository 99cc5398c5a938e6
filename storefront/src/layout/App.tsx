import type { BootData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { ShopProvider } from '../shell/shop.tsx';

interface AppProps {
  readonly boot: BootData;
  readonly webview: boolean;
  readonly onMissingText?: (key: string) => void;
  /** The router, which on the server is another one than in the browser. */
  readonly children: ReactNode;
}

/** The one tree that the server renders and the browser hydrates. */
export function App({ boot, webview, onMissingText, children }: AppProps) {
  return (
    <ShopProvider boot={boot} webview={webview} onMissingText={onMissingText}>
      {children}
    </ShopProvider>
  );
}
