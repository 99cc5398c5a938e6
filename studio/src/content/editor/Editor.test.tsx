import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { wordsOf } from '../../contentWords/wordsOf.ts';
import { openStudio } from '../../testing/openStudio.tsx';
import { en } from '../messages.en.ts';

const words = wordsOf('en');
const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Olivia Moser' };
const value = {
  path: '/about',
  title: 'About us',
  meta: {},
  blocks: [
    { id: 'one', type: 'withdrawal' },
    { id: 'two', type: 'cookieList', title: 'Cookies' },
    { id: 'three', type: 'recipeSearch', title: 'Soup', validFrom: '2099-12-01T00:00:00.000Z' },
  ],
};
const item = {
  item: 'page:/about',
  live: { value, revision: 3, at: '2026-11-01T08:00:00.000Z', by },
  drafts: [],
  plans: [],
  linkedFrom: [],
  problems: [],
};
const plan = {
  ...{ id: '00000000-0000-4000-8000-000000000009', item: 'page:/about', title: 'About us', revision: 1 },
  ...{ at: '2099-12-24T06:00:00.000Z', baseRevision: 3, outdated: false },
};
const saved = {
  ...{ id: '00000000-0000-4000-8000-000000000002', item: 'page:/about', by, value, revision: 1, baseRevision: 3 },
  ...{ changedAt: '2026-11-18T09:00:00.000Z', problems: [] },
};

const nextChristmas = `${new Date().getFullYear() + 1}-12-24T06:00`;

async function openEditor() {
  // As wide as a desk: outline and form stand beside the page.
  const wide = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  onTestFinished(() => narrow.mockRestore());
  const studio = openStudio('/content/edit?item=page:/about', {
    'GET /api/studio/content/item': item,
    'PUT /api/studio/content/draft': saved,
    'POST /api/studio/content/publish': { revision: 4 },
    'POST /api/studio/content/plans': plan,
  });
  const outline = within(await screen.findByRole('region', { name: en.outline }));
  return { ...studio, outline };
}
const dialogNow = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
const focused = () => document.activeElement;
const chips = () => [...document.querySelectorAll('.editor-bar .state')].map(({ textContent }) => textContent);

test('the first field of a new block has the focus, and what is left has it when one is removed', async () => {
  const { outline } = await openEditor();
  fireEvent.click(outline.getByRole('button', { name: en.add }));
  const dialog = dialogNow();
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(`^${words.block('table')} `), hidden: true }));
  await waitFor(() => expect(focused()?.closest('[data-path]')?.getAttribute('data-path')).toBe('blocks.3.caption'));
  (focused() as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Delete' });
  await waitFor(() => expect(focused()?.getAttribute('data-block')).toBe('three'));
  // Brought back, it is chosen again.
  const notices = within(document.querySelector<HTMLElement>('.notices') ?? document.body);
  fireEvent.click(notices.getByRole('button', { name: en.undo }));
  await waitFor(() => expect(focused()?.textContent).toContain(words.block('table')));
});

test('a block that asks for nothing leaves the focus at its line', async () => {
  const { outline } = await openEditor();
  fireEvent.click(outline.getByRole('button', { name: en.add }));
  const dialog = dialogNow();
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(`^${words.block('withdrawal')} `), hidden: true }));
  await waitFor(() => expect(focused()?.textContent).toContain(words.block('withdrawal')));
});

test('a block that waits for its day says so in the outline, in words and to those who do not see them', async () => {
  const { outline } = await openEditor();
  const until = en.hiddenUntil('1 Dec 2099, 00:00');
  expect(outline.getByText(until)).toBeTruthy();
  expect(outline.getByRole('button', { name: `${words.block('recipeSearch')}: Soup (${until})` })).toBeTruthy();
});

test('the bar leads to the versions and to the shop, and tells what is live and planned at once', async () => {
  const { answer, asked, outline } = await openEditor();
  expect(chips()).toEqual([en.live]);
  expect(screen.getByRole('link', { name: en.versions }).getAttribute('href')).toBe(
    '/studio/content/versions?item=page%3A%2Fabout',
  );
  expect(screen.getByRole('link', { name: en.seeInShop }).getAttribute('href')).toBe('/about');
  fireEvent.click(outline.getByRole('button', { name: /Cookies/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'x' } });
  expect(chips()).toEqual([en.draftBeside]);
  fireEvent.click(screen.getByRole('button', { name: en.plan }));
  const dialog = dialogNow();
  fireEvent.click(dialog.getByRole('button', { name: en.cancel, hidden: true }));
  expect(document.querySelector('dialog[open]')).toBeNull();
  answer('GET /api/studio/content/item', { ...item, plans: [plan] });
  fireEvent.click(screen.getByRole('button', { name: en.plan }));
  const again = dialogNow();
  fireEvent.change(again.getByLabelText(new RegExp(`^${en.publishOn}`)), { target: { value: nextChristmas } });
  fireEvent.click(again.getByRole('button', { name: en.planIt, hidden: true }));
  await waitFor(() => expect(chips()).toEqual([en.live, en.plannedFor('24 Dec 2099, 06:00')]));
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/studio/content/plans')).toBe(true);
});

test('a draft can be thrown away at any time: what was live is edited again', async () => {
  const { answer, asked } = await openEditor();
  expect(screen.queryByRole('button', { name: en.discard })).toBeNull();
  fireEvent.click(within(screen.getByRole('region', { name: en.outline })).getByRole('button', { name: /Cookies/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'Mistake' } });
  answer('DELETE /api/studio/content/draft', null);
  fireEvent.click(await screen.findByRole('button', { name: en.discard }));
  expect(dialogNow().getByText(en.discardHelp)).toBeTruthy();
  fireEvent.click(dialogNow().getByRole('button', { name: en.discard, hidden: true }));
  await waitFor(() => expect(chips()).toEqual([en.live]));
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/studio/content/draft',
  ]);
  await waitFor(() => expect(screen.queryByDisplayValue('Mistake')).toBeNull());
});

test('the moments one plans for most are one press away', async () => {
  await openEditor();
  fireEvent.click(screen.getByRole('button', { name: en.timeMachine }));
  fireEvent.click(dialogNow().getByRole('button', { name: en.christmasAt('06:00'), hidden: true }));
  expect(dialogNow().getByLabelText<HTMLInputElement>(new RegExp(`^${en.moment}`)).value).toMatch(/-12-24T06:00$/);
});

test('what is six in the morning of the next day is said to be tomorrow, whatever hour it is now', async () => {
  await openEditor();
  fireEvent.click(screen.getByRole('button', { name: en.timeMachine }));
  fireEvent.click(dialogNow().getByRole('button', { name: en.tomorrowAt('06:00'), hidden: true }));
  expect(dialogNow().getByText(new RegExp(`${en.inDays(1)}$`))).toBeTruthy();
});

test('a moment that is too far ahead is called that, not past', async () => {
  await openEditor();
  fireEvent.click(screen.getByRole('button', { name: en.timeMachine }));
  const moment = dialogNow().getByLabelText<HTMLInputElement>(new RegExp(`^${en.moment}`));
  fireEvent.change(moment, { target: { value: '2099-12-24T06:00' } });
  fireEvent.click(dialogNow().getByRole('button', { name: en.look, hidden: true }));
  expect(dialogNow().getByText(en.momentTooFar(2))).toBeTruthy();
  expect(dialogNow().queryByText(en.momentPassed)).toBeNull();
});

test('a removed block is brought back alone: what was typed since stays', async () => {
  const { outline } = await openEditor();
  fireEvent.click(outline.getByRole('button', { name: /Cookies/ }));
  fireEvent.keyDown(document.body, { key: 'Delete' });
  await waitFor(() => expect(outline.queryByRole('button', { name: /Cookies/ })).toBeNull());
  fireEvent.click(outline.getByRole('button', { name: /Soup/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Headline/ }), { target: { value: 'Winter soup' } });
  const notices = within(document.querySelector<HTMLElement>('.notices') ?? document.body);
  fireEvent.click(notices.getAllByRole('button', { name: en.undo }).at(-1) ?? document.body);
  await waitFor(() => expect(outline.getByRole('button', { name: /Cookies/ })).toBeTruthy());
  expect(outline.getByRole('button', { name: /Winter soup/ })).toBeTruthy();
});

test('a page that is only planned opens with what will appear, as of that moment', async () => {
  const wide = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  const narrow = vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  onTestFinished(() => narrow.mockRestore());
  const { asked } = openStudio('/content/edit?item=page:/about', {
    'GET /api/studio/content/item': { ...item, live: undefined, plans: [{ ...plan, baseRevision: 0 }] },
    [`GET /api/studio/content/plans/${plan.id}`]: { ...plan, baseRevision: 0, value },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /About us/ })).toBeTruthy();
  const outline = within(screen.getByRole('region', { name: en.outline }));
  expect(outline.getByRole('button', { name: /Cookies/ })).toBeTruthy();
  expect(screen.getByText(en.appearsAt('24 Dec 2099, 06:00'))).toBeTruthy();
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/studio/preview')?.body).toMatchObject({ at: plan.at }),
  );
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

test('STUD-03 the chosen block is moved down and up by its buttons, and the new order is saved', async () => {
  const { outline, asked } = await openEditor();
  fireEvent.click(outline.getByRole('button', { name: /Cookies/ }));
  fireEvent.click(outline.getByRole('button', { name: en.moveDown }));
  expect(order()).toEqual(['one', 'three', 'two']);
  expect(outline.getByRole<HTMLButtonElement>('button', { name: en.moveDown }).disabled).toBe(true);
  await expect.poll(() => savedOrders(asked)).toEqual([['one', 'three', 'two']]);
  fireEvent.click(outline.getByRole('button', { name: en.moveUp }));
  fireEvent.click(outline.getByRole('button', { name: en.moveUp }));
  expect(order()).toEqual(['two', 'one', 'three']);
  expect(outline.getByRole<HTMLButtonElement>('button', { name: en.moveUp }).disabled).toBe(true);
  await expect.poll(() => savedOrders(asked).at(-1)).toEqual(['two', 'one', 'three']);
});

test('STUD-03 a block is dragged behind another, then before it, and the new order is saved', async () => {
  const { asked } = await openEditor();
  drag('one', { behind: 'three' });
  await expect.poll(order).toEqual(['two', 'three', 'one']);
  await expect.poll(() => savedOrders(asked)).toEqual([['two', 'three', 'one']]);
  drag('one', { before: 'three' });
  await expect.poll(order).toEqual(['two', 'one', 'three']);
  await expect.poll(() => savedOrders(asked).at(-1)).toEqual(['two', 'one', 'three']);
});

const lineOf = (id: string) => document.querySelector<HTMLElement>(`.outline-line[data-block="${id}"]`);
const order = () =>
  [...document.querySelectorAll<HTMLElement>('.outline ol .outline-line')].map(({ dataset }) => dataset.block);

function savedOrders(asked: Awaited<ReturnType<typeof openEditor>>['asked']) {
  return asked
    .filter(({ method, path }) => method === 'PUT' && path === '/api/studio/content/draft')
    .map(({ body }) => (body as { value: typeof value }).value.blocks.map(({ id }) => id));
}

function drag(id: string, { before, behind = before ?? '' }: { before?: string; behind?: string }) {
  // Nothing is laid out here: every line is at 0 and has no height.
  const clientY = before === undefined ? 1 : -1;
  const dataTransfer = new DataTransfer();
  const send = (type: string, element: Element | null | undefined) =>
    fireEvent(
      element ?? document.body,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientY }), { dataTransfer }),
    );
  send('dragstart', lineOf(id)?.closest('.outline-item'));
  for (const step of ['dragenter', 'dragover', 'drop']) send(step, lineOf(behind));
}
