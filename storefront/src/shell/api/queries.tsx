import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import { keptQueries } from './keptQueries.ts';
import { createQueryClient } from './queryClient.ts';

/** A part and all that it asks for: parts of one page share what they know. */
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

/** On the server every render has its own, or one visitor's questions would lie there for the next. */
function clientOfPage(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  const client = keptQueries.get() ?? createQueryClient();
  keptQueries.set(client);
  return client;
}
