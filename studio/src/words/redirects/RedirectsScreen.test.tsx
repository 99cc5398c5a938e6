import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  checkRedirect,
  listRedirects,
  removeRedirect,
  type ShownRedirect,
  saveRedirect,
  type TypedRedirect,
  tryAddress,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { dismiss, useToasts } from '../../shell/toasts/toasts.ts';
import { renderWords } from '../testing/renderWords.tsx';
import { RedirectsScreen } from './RedirectsScreen.tsx';

const home: ShownRedirect = {
  ...{ kind: 'oneToOne', from: '/home', to: '/', origin: 'file', revision: 0, fileTo: '/', problems: [] },
};
const blog: ShownRedirect = {
  ...{ kind: 'manyToOne', from: '/blog', to: '/gone', origin: 'own', revision: 3 },
  problems: [{ code: 'nowhere', refused: false, values: { to: '/gone' } }],
};

/** What was said, with its ways back. */
function Said() {
  return useToasts().map(({ key, text, action }) => (
    <p key={key}>
      {text}
      <button type="button" onClick={action?.onPress}>
        {action?.label}
      </button>
      <button type="button" onClick={() => dismiss(key)}>
        close
      </button>
    </p>
  ));
}

function open(
  problems: (typed: TypedRedirect) => ShownRedirect['problems'] = () => [],
  permissions?: ['content:read'],
) {
  const listed = [blog, home];
  const answered = renderWords(
    <>
      <RedirectsScreen />
      <Said />
    </>,
    {
      ...(permissions && { permissions }),
      answers: [
        [
          listRedirects,
          ({ query }) => {
            const found = listed.filter(({ from }) => from.includes(query.get('search') ?? ''));
            return { redirects: found, found: found.length, total: listed.length };
          },
        ],
        [checkRedirect, ({ body }) => ({ ...(body as TypedRedirect), problems: problems(body as TypedRedirect) })],
        [saveRedirect, ({ body }) => ({ ...(body as TypedRedirect), origin: 'own', revision: 1, problems: [] })],
        [removeRedirect, () => ({ revision: 4 })],
        [
          tryAddress,
          () => ({
            path: '/old',
            steps: [{ kind: 'oneToOne', from: '/old', path: '/old', to: '/about' }],
            end: { kind: 'page', at: '/about', title: 'About us' },
          }),
        ],
      ],
    },
  );
  return answered;
}

test('redirects are listed with where they come from and what is odd, and found as one types', async () => {
  open();
  const row = (await screen.findByText('/gone')).closest('tr');
  expect(within(row as HTMLElement).getByText('1 note')).toBeTruthy();
  expect(screen.getByText('Shop’s files')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'home' } });
  await waitFor(() => expect(screen.queryByText('/gone')).toBeNull());
});

test('a new one is looked at while it is typed, refused with the reason, and saved once nothing speaks against it', async () => {
  const { calls } = open(({ to }) => (to === '/old' ? [{ code: 'loop', refused: true, values: {} }] : []));
  fireEvent.click(await screen.findByRole('button', { name: 'New redirect' }));
  fireEvent.change(screen.getByLabelText('Old address'), { target: { value: '/old' } });
  fireEvent.change(screen.getByLabelText('Goes to'), { target: { value: '/old' } });
  await screen.findByText(/round in circles/);
  const save = screen.getByRole('button', { name: 'Save and go live' });
  expect((save as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Goes to'), { target: { value: '/about' } });
  await screen.findByText('Looks good.');
  fireEvent.click(save);
  await screen.findByText('Saved. Live within seconds.');
  expect(calls.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({
    kind: 'oneToOne',
    from: '/old',
    to: '/about',
  });
});

test('what was typed stays while one looks at another', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'New redirect' }));
  fireEvent.change(screen.getByLabelText('Goes to'), { target: { value: '/half' } });
  fireEvent.click(screen.getByRole('button', { name: /\/home/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Goes to').value).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'New redirect' }));
  expect(screen.getByLabelText<HTMLInputElement>('Goes to').value).toBe('/half');
});

test('one is deleted and brought back, that of a file with the revision of what stayed', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: /\/home/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const said = await screen.findByText(/Redirect from \/home deleted/);
  fireEvent.click(within(said).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Restored.');
  expect(calls.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({
    ...{ kind: 'oneToOne', from: '/home', to: '/' },
    was: { kind: 'oneToOne', from: '/home', revision: 4 },
  });
});

test('an address is tried: its steps, and what stands at the end', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: '/old' } });
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  await screen.findByText('Shows “About us”');
  expect(screen.getByText('One address: /old')).toBeTruthy();
});

test('who may only look is told so, and changes nothing', async () => {
  open(undefined, ['content:read']);
  fireEvent.click(await screen.findByRole('button', { name: /\/home/ }));
  expect(screen.queryByRole('button', { name: 'New redirect' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByText(/your role needs “Publish and schedule”/)).toBeTruthy();
});
