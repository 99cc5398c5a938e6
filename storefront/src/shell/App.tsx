import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { BootData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { ShopProvider } from './shop.tsx';

interface AppProps {
  readonly boot: BootData;
  readonly webview: boolean;
  readonly queryClient: QueryClient;
  readonly onMissingText?: (key: string) => void;
  /** The router, which on the server is another one than in the browser. */
  readonly children: ReactNode;
}

/** The one tree that the server renders and the browser brings alive. */
export function App({ boot, webview, queryClient, onMissingText, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider boot={boot} webview={webview} onMissingText={onMissingText}>
        {children}
      </ShopProvider>
    </QueryClientProvider>
  );
}
