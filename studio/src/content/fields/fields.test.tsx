import { fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import { ConflictDialog } from '../editor/ConflictDialog.tsx';
import { type Choices, joinItems } from '../join/joinItems.ts';
import { en } from '../messages.en.ts';
import { unasked } from '../model/hints.ts';
import { blockModels, newBlock } from '../model/itemModel.ts';
import type { Json } from '../model/json.ts';
import { withDefaults } from '../model/withDefaults.ts';
import { Fields } from './Fields.tsx';
import { JsonView } from './JsonView.tsx';
import { firstBlock, formOf, showForm } from './testing.tsx';

describe('the form of a block', () => {
  test('is filled in: texts, limits, choices and ticks arrive in the draft, an empty optional text is none', () => {
    const store = showForm({ blocks: [newBlock('productGroup', () => 'a')] }, formOf('productGroup'));
    fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'Offers' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: 'x' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: /^How many/ }), { target: { value: '6' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'popular' } });
    expect(firstBlock(store.get())).toEqual({
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
    showForm(
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

  test('rows of a table are added, named by their first cells, moved and removed; the focus goes along', () => {
    const table = { ...newBlock('table', () => 'a'), head: ['One', 'Two'], rows: [] };
    const store = showForm({ blocks: [table] }, formOf('table'));
    fireEvent.click(screen.getByRole('button', { name: en.addRow }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`${en.cell(1, 1)}: One`);
    fireEvent.change(screen.getByRole('textbox', { name: /Row 1, column 2/ }), { target: { value: 'milk' } });
    fireEvent.click(screen.getByRole('button', { name: en.addRow }));
    fireEvent.click(screen.getByRole('button', { name: en.entryDown('milk') }));
    expect(firstBlock(store.get())?.rows).toEqual([
      ['', ''],
      ['', 'milk'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: en.removeEntry(en.row(1)) }));
    expect(firstBlock(store.get())?.rows).toEqual([['', 'milk']]);
    expect(document.activeElement?.textContent).toBe('milk');
    fireEvent.click(screen.getByRole('button', { name: en.removeEntry('milk') }));
    expect(document.activeElement?.textContent).toBe(en.addRow);
  });

  test('a column takes its cells along', () => {
    const table = { ...newBlock('table', () => 'a'), head: ['One', 'Two'], rows: [['1', '2']] };
    const store = showForm({ blocks: [table] }, formOf('table'));
    fireEvent.click(screen.getByRole('button', { name: en.entryUp('Two') }));
    expect(firstBlock(store.get())).toMatchObject({ head: ['Two', 'One'], rows: [['2', '1']] });
    fireEvent.click(screen.getByRole('button', { name: en.removeEntry('Two') }));
    expect(firstBlock(store.get())).toMatchObject({ head: ['One'], rows: [['1']] });
  });

  test('entries are called by what they are, then by their first words; a new one has the focus in its first field', () => {
    showForm({ blocks: [newBlock('tabs', () => 'a')] }, formOf('tabs'));
    fireEvent.click(screen.getByRole('button', { name: en.addEntry('Tab') }));
    expect(screen.getByRole('button', { name: en.entry(2, 'Tab') })).toBeTruthy();
    const label = document.activeElement as HTMLElement;
    expect(label.tagName).toBe('INPUT');
    fireEvent.change(label, { target: { value: 'Cheese' } });
    expect(screen.getByRole('button', { name: en.removeEntry('Cheese') })).toBeTruthy();
  });

  test('an address of YouTube becomes the id of its video; what names none is told', () => {
    const store = showForm({ blocks: [newBlock('video', () => 'a')] }, formOf('video'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: en.youtubeAddress });
    fireEvent.change(field, { target: { value: 'https://youtu.be/dQw4w9WgXcQ?si=x&t=90' } });
    expect(firstBlock(store.get())).toMatchObject({ provider: 'youtube', source: 'dQw4w9WgXcQ' });
    fireEvent.blur(field);
    expect(field.value).toBe('dQw4w9WgXcQ');
    fireEvent.change(field, { target: { value: 'https://vimeo.com/1' } });
    fireEvent.blur(field);
    expect(screen.getByText(en.youtubeUnfit)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Your own file' }));
    // An id of YouTube is no name of a file.
    expect(firstBlock(store.get())).toMatchObject({ provider: 'file', source: '' });
    fireEvent.change(screen.getByRole('textbox', { name: en.videoFile }), { target: { value: '/media/farm.mp4' } });
    expect(firstBlock(store.get())).toMatchObject({ provider: 'file', source: 'farm.mp4' });
  });

  test('what the shop does not show as it is written is said: numbers it fills in', () => {
    showForm(
      { blocks: [{ ...newBlock('recipeSearch', () => 'a'), text: 'Over {products} of them' }] },
      formOf('recipeSearch'),
    );
    expect(screen.getByText(en.marks.numbers)).toBeTruthy();
  });

  test('what is wrong stands at its field, in words', () => {
    const problem = { path: ['blocks', 0, 'title'], kind: 'schema' as const, code: 'missing', text: 'x' };
    showForm({ blocks: [newBlock('recipeSearch', () => 'a')] }, formOf('recipeSearch'), [problem]);
    const field = screen.getByRole('textbox', { name: /^Headline/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please fill this in.',
    );
  });

  test('a block of an unknown kind is shown as it is and kept', () => {
    const store = showForm(
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
    showForm(
      {},
      <ConflictDialog
        conflict={{ item: 'page:/', with: 'live', base, theirs, by: 'Niamh', baseRevision: 1, liveRevision: 2 }}
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
    const settled = [base, mine, theirs].map((one) => withDefaults('page:/', one));
    expect(joined).toEqual([joinItems(settled[0] ?? null, settled[1] ?? null, settled[2] ?? null, choices).value]);
    expect(joined).toEqual([withDefaults('page:/', theirs)]);
  });

  test('1 and 2 decide as soon as it is open, wherever the focus is, and lead on to the button', () => {
    const joined: Json[] = [];
    const both = (one: string, two: string) => ({
      title: 'Home',
      blocks: [
        { id: 'a', type: 'richText', html: one },
        { id: 'b', type: 'richText', html: two },
      ],
    });
    showForm(
      {},
      <ConflictDialog
        conflict={{
          ...{ item: 'page:/', with: 'live' as const, baseRevision: 1, liveRevision: 2 },
          base: both('1', '2'),
          theirs: both('theirs', 'theirs'),
        }}
        mine={both('mine', 'mine')}
        onJoin={(value) => joined.push(value)}
        onLater={() => {}}
      />,
    );
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '1' });
    expect(document.activeElement?.textContent).toBe(en.join);
    fireEvent.click(document.activeElement ?? document.body);
    expect(joined).toMatchObject([both('theirs', 'mine')]);
  });
});
