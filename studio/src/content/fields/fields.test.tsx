import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ContentProblem } from '@trolley/contract';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { ShopContext } from '../../shell/shop.ts';
import { ConflictDialog } from '../editor/ConflictDialog.tsx';
import { createDraftStore } from '../editor/draftStore.ts';
import { type Choices, joinItems } from '../join/joinItems.ts';
import { en } from '../messages.en.ts';
import { unasked } from '../model/hints.ts';
import { blockModels, newBlock } from '../model/itemModel.ts';
import type { Json } from '../model/json.ts';
import { FieldOf } from './FieldOf.tsx';
import { Fields } from './Fields.tsx';
import { FormContext, indexProblems } from './form.ts';
import { JsonView } from './JsonView.tsx';

const shop = {
  name: 'Harbour',
  tenant: 'harbour',
  locale: 'en-IE',
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  baseUrl: 'https://harbour.example',
  stores: [],
};

function show(value: Json, content: ReactNode, problems: readonly ContentProblem[] = []) {
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
  render(
    <ShopContext value={shop}>
      <LanguageProvider first="en">
        <QueryClientProvider client={new QueryClient()}>
          <FormContext value={form}>{content}</FormContext>
        </QueryClientProvider>
      </LanguageProvider>
    </ShopContext>,
  );
  return store;
}

const formOf = (type: string) => (
  <Fields fields={blockModels().get(type)?.fields ?? []} path={['blocks', 0]} without={unasked} />
);
const blockOf = (value: Json) => (value as { blocks: Record<string, Json>[] }).blocks[0];

describe('the form of a block', () => {
  test('is filled in: texts, limits, choices and ticks arrive in the draft, an empty optional text is none', () => {
    const store = show({ blocks: [newBlock('productGroup', () => 'a')] }, formOf('productGroup'));
    fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'Offers' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: 'x' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: /^How many/ }), { target: { value: '6' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Which' }), { target: { value: 'popular' } });
    expect(blockOf(store.get())).toEqual({
      id: 'a',
      type: 'productGroup',
      title: 'Offers',
      source: { kind: 'popular' },
      limit: 6,
    });
  });

  test('a key press draws its own field alone', () => {
    let drawn = 0;
    const count = () => {
      drawn += 1;
    };
    show(
      { blocks: [newBlock('teaser', () => 'a')] },
      <>
        {formOf('teaser')}
        <Profiler id="others" onRender={count}>
          <Fields fields={blockModels().get('image')?.fields ?? []} path={['blocks', 1]} without={unasked} />
        </Profiler>
      </>,
    );
    drawn = 0;
    for (const value of ['M', 'Mi', 'Milk'])
      fireEvent.change(screen.getAllByRole('textbox', { name: /^Headline/ })[0] as HTMLElement, { target: { value } });
    expect(drawn).toBe(0);
  });

  test('entries of a list are added, moved and removed', () => {
    const table = { ...newBlock('table', () => 'a'), head: ['One', 'Two'], rows: [] };
    const store = show({ blocks: [table] }, formOf('table'));
    fireEvent.click(screen.getByRole('button', { name: en.addRow }));
    fireEvent.change(screen.getByRole('textbox', { name: /Row 1, column 2/ }), { target: { value: 'milk' } });
    fireEvent.click(screen.getByRole('button', { name: en.addRow }));
    fireEvent.click(screen.getByRole('button', { name: en.entryDown(en.row(1)) }));
    expect(blockOf(store.get())?.rows).toEqual([
      ['', ''],
      ['', 'milk'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: en.removeEntry(en.row(1)) }));
    expect(blockOf(store.get())?.rows).toEqual([['', 'milk']]);
  });

  test('what is wrong stands at its field, in words', () => {
    const problem = { path: ['blocks', 0, 'title'], kind: 'schema' as const, code: 'missing', text: 'x' };
    show({ blocks: [newBlock('recipeSearch', () => 'a')] }, formOf('recipeSearch'), [problem]);
    const field = screen.getByRole('textbox', { name: /^Headline/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fill this in.');
  });

  test('a block of an unknown kind is shown as it is and kept', () => {
    const store = show(
      { blocks: [{ type: 'hologram', depth: 3 }] },
      <JsonView path={['blocks', 0]} label="hologram" />,
    );
    const view = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'hologram' });
    expect([view.readOnly, JSON.parse(view.value)]).toEqual([true, { type: 'hologram', depth: 3 }]);
    expect(store.get()).toEqual({ blocks: [{ type: 'hologram', depth: 3 }] });
  });
});

describe('two who changed the same', () => {
  const page = (html: string, title = 'Home') => ({ title, blocks: [{ id: 'a', type: 'richText', html }] });
  const base = page('one');
  const mine = page('two');
  const theirs = page('three', 'Start');

  test('an open choice keeps the button shut; what only one touched is joined already', () => {
    const joined: Json[] = [];
    show(
      {},
      <ConflictDialog
        conflict={{ with: 'live', base, theirs, by: 'Niamh', baseRevision: 1, liveRevision: 2 }}
        mine={mine}
        onJoin={(value) => joined.push(value)}
        onLater={() => {}}
      />,
    );
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(en.joinedByItself('Headline (theirs)'))).toBeTruthy();
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: en.joinOpen(1), hidden: true });
    expect(button.disabled).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: /^Theirs/, hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: en.join, hidden: true }));
    const choices: Choices = { 'item/blocks/a/html': 'theirs' };
    expect(joined).toEqual([joinItems(base, mine, theirs, choices).value]);
    expect(joined).toEqual([theirs]);
  });
});
