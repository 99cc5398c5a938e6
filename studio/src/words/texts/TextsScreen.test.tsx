import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkText, listTexts, resetText, type ShownText, saveText } from '@trolley/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWords } from '../testing/renderWords.tsx';
import { TextsScreen } from './TextsScreen.tsx';

// Rows are drawn where there is room, and a simulated browser has none.
const size = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientHeight');
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
});
afterEach(() => {
  if (size) Object.defineProperty(HTMLElement.prototype, 'clientHeight', size);
  else Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

const items = '{count, plural, one {# item} other {# items}}';

function open(at = '/texts') {
  let all: readonly ShownText[] = [
    { key: 'cart.title', original: 'Your cart', revision: 0, places: ['cart'] },
    { key: 'cart.items', original: items, revision: 0, places: ['everywhere', 'cart'] },
    {
      ...{ key: 'search.title', original: 'Found', text: 'Results', revision: 2, places: [] },
      formerOriginal: 'Hits',
    },
  ];
  const change = (key: string, changed: Partial<ShownText>) => {
    all = all.map((one) => (one.key === key ? { ...one, ...changed } : one));
    return all.find((one) => one.key === key);
  };
  return renderWords(<TextsScreen />, {
    at,
    answers: [
      [listTexts, () => ({ texts: all, places: [{ id: 'cart', path: '/cart', texts: 2 }], language: 'en' })],
      [
        checkText,
        ({ body }) => {
          const { text } = body as { text: string };
          const isWrong = text.includes('{number}');
          return {
            arguments: [{ name: 'count', kind: 'number' }],
            problems: isWrong ? [{ code: 'unknown', values: { name: 'number' } }] : [],
            examples: isWrong ? [] : [{ given: '1', text: 'one thing' }],
            originalExamples: [{ given: '1', text: '1 item' }],
          };
        },
      ],
      [
        saveText,
        ({ body }) => {
          const { key, text } = body as { key: string; text: string };
          return change(key, { text, revision: 1 });
        },
      ],
      [
        resetText,
        ({ body }) =>
          change((body as { key: string }).key, { text: undefined, revision: 0, formerOriginal: undefined }),
      ],
    ],
  });
}

test('a text is found by its words, changed with the original beside it, and saved with its revision', async () => {
  const { calls } = open();
  await screen.findByText('Your cart');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'item' } });
  await waitFor(() => expect(screen.queryByText('Your cart')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /cart\.items/ }));
  const field = await screen.findByLabelText('In your shop');
  await screen.findByText('1 item');
  fireEvent.change(field, { target: { value: '{number} things' } });
  await screen.findByText(/\{number\} doesn’t exist here/);
  const save = screen.getByRole('button', { name: 'Save and go live' });
  expect((save as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(field, { target: { value: '{count} things' } });
  await screen.findByText('one thing');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Changed');
  const body = { key: 'cart.items', text: '{count} things', revision: 0 };
  expect(calls.find(({ path }) => path === 'PUT /api/studio/texts')?.body).toEqual(body);
  expect(screen.getByRole('link', { name: 'Basket' }).getAttribute('href')).toBe('/cart');
});

test('what is typed stays while one looks at another text, and is marked', async () => {
  open('/texts?key=cart.title');
  fireEvent.change(await screen.findByLabelText('In your shop'), { target: { value: 'Your basket' } });
  fireEvent.click(screen.getByRole('button', { name: /search\.title/ }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('In your shop').value).toBe('Results'));
  expect(screen.getByText('Not saved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /cart\.title/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your shop').value).toBe('Your basket');
});

test('what is typed while a text is saved stays', async () => {
  const { calls } = open('/texts?key=cart.title');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('In your shop');
  fireEvent.change(field, { target: { value: 'Basket' } });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/check'))).toBe(true));
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.change(field, { target: { value: 'Basket of yours' } });
  await screen.findByText('Changed');
  expect(field.value).toBe('Basket of yours');
  expect(screen.getByText('Not saved')).toBeTruthy();
});

test('one text is counted as one', async () => {
  open('/texts?search=cart.title');
  expect(await screen.findByText('1 text')).toBeTruthy();
});

test('an original that changed since is told, and can be given back', async () => {
  const { calls } = open('/texts?key=search.title&state=toCheck');
  await screen.findByText(/The original has changed since you wrote yours/);
  expect(screen.getByText('Hits')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
  await screen.findByText('No matching texts.');
  expect(calls.find(({ path }) => path.endsWith('/reset'))?.body).toEqual({ key: 'search.title', revision: 2 });
});
