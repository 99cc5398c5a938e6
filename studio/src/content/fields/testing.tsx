import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ContentProblem } from '@trolley/contract';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { ShopContext } from '../../shell/shop.ts';
import { createDraftStore } from '../editor/draftStore.ts';
import { unasked } from '../model/hints.ts';
import { blockModels } from '../model/itemModel.ts';
import type { Json } from '../model/json.ts';
import { FieldOf } from './FieldOf.tsx';
import { Fields } from './Fields.tsx';
import { FormContext, indexProblems } from './form.ts';

const shop = {
  name: 'Harbour',
  tenant: 'harbour',
  locale: 'en-IE',
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  baseUrl: 'https://harbour.example',
  hasOrders: true,
  hasCustomers: true,
  stores: [],
};

/** Fields in a form of their own, with the draft they write to. */
export function showForm(value: Json, content: ReactNode, problems: readonly ContentProblem[] = []) {
  const store = createDraftStore(value);
  const index = indexProblems(problems, new Map());
  const form = {
    store,
    readOnly: false,
    Field: FieldOf,
    problems: {
      subscribe: () => () => {},
      at: (path: readonly (string | number)[]) => index.get(path.join('.')),
      below: () => 0,
    },
  };
  const view = render(
    <ShopContext value={shop}>
      <LanguageProvider first="en">
        <QueryClientProvider client={new QueryClient()}>
          <FormContext value={form}>{content}</FormContext>
        </QueryClientProvider>
      </LanguageProvider>
    </ShopContext>,
  );
  return Object.assign(store, { view });
}

/** The form of the first block. */
export const formOf = (type: string) => (
  <Fields fields={blockModels().get(type)?.fields ?? []} path={['blocks', 0]} without={unasked} />
);
export const firstBlock = (value: Json) => (value as { blocks: Record<string, Json>[] }).blocks[0];
