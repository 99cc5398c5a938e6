import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import { pageQueryClient } from './pageQueryClient.ts';
import { createQueryClient } from './queryClient.ts';

/** Wraps a component with the page's query client. */
export function withQueries<P extends object>(Part: ComponentType<P>): (props: P) => ReactNode {
  return (props) => (
    <Queries>
      <Part {...props} />
    </Queries>
  );
}

function Queries({ children }: { readonly children: ReactNode }) {
  const around = useContext(QueryClientContext);
  const [client] = useState(() => around ?? clientOfPage());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** On the server every render has its own client, or queries would leak between visitors. */
function clientOfPage(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  const client = pageQueryClient.get() ?? createQueryClient();
  pageQueryClient.set(client);
  return client;
}
