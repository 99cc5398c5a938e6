import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  type LibraryFile,
  type MediaUse,
  permissions,
  type StaffSelf,
  type StudioBoot,
  type StudioShop,
} from '@trolley/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BootContext } from '../shell/boot.ts';
import { LanguageProvider } from '../shell/language/LanguageProvider.tsx';
import { SelfContext } from '../shell/session/self.ts';
import { ShopContext } from '../shell/shop.ts';
import { MediaPicker } from './MediaPicker.tsx';
import { MediaScreen } from './MediaScreen.tsx';

const file = (id: string, changes: Partial<LibraryFile> = {}): LibraryFile => ({
  ...{ id, file: `uploads/${id}.webp`, name: `Picture ${id}`, alt: 'A table', width: 2400, height: 1200 },
  ...{ bytes: 38_000, sentBytes: 412_000, focus: { x: 50, y: 62 }, address: `/media/uploads/${id}`, revision: 1 },
  ...{ addedAt: '2026-11-14T11:02:00.000Z', addedBy: { id: 'p', name: 'Cian Walsh' }, uses: 0 },
  ...changes,
});

let files: LibraryFile[];
let usedIn: MediaUse[];
let calls: { method: string; url: string; body: unknown }[];
let refusal: { status: number; body: object } | undefined;

const answer = (status: number, body?: object) =>
  Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body ?? {}), { status }));

function serve(url: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : undefined;
  const [path = '', search = ''] = url.split('?');
  if (path === '/api/csrf') return answer(204);
  calls.push({ method, url, body });
  const id = path.split('/')[4];
  const one = files.find((each) => each.id === id);
  if (method !== 'GET' && refusal) return answer(refusal.status, refusal.body);
  if (method === 'PUT' && one) {
    const changed: LibraryFile = { ...one, ...body, revision: one.revision + 1 };
    files = files.map((each) => (each.id === id ? changed : each));
    return answer(200, changed);
  }
  if (method === 'DELETE') return answer(204);
  if (method === 'POST' && one) return answer(200, one);
  if (id) return one ? answer(200, { ...one, usedIn }) : answer(404, { errorCode: 'mediaNotFound' });
  const text = new URLSearchParams(search).get('text') ?? '';
  const found = files.filter(({ name }) => name.includes(text));
  const counts = { all: files.length, unused: files.length, withoutAlt: files.filter(({ alt }) => alt === '').length };
  return answer(200, { files: found, total: found.length, counts });
}

beforeEach(() => {
  files = [file('a', { name: 'Christmas hero' }), file('b', { name: 'Cold drinks', alt: '' })];
  usedIn = [];
  calls = [];
  refusal = undefined;
  window.history.replaceState(null, '', '/studio/media');
  document.cookie = 'XSRF-TOKEN=t; path=/';
  vi.spyOn(window, 'fetch').mockImplementation((url, init = {}) => serve(url as string, init));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  window.history.replaceState(null, '', '/');
});

function show(children: ReactNode, allowed: StaffSelf['permissions'] = [...permissions]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const self = { id: 'p', name: 'Cian Walsh', permissions: allowed } as unknown as StaffSelf;
  const shop = { timeZone: 'Europe/Dublin', currency: 'EUR' } as unknown as StudioShop;
  const boot = { name: 'Harbour', language: 'en' } as unknown as StudioBoot;
  return render(
    <BootContext value={boot}>
      <LanguageProvider first="en">
        <QueryClientProvider client={client}>
          <SelfContext value={self}>
            <ShopContext value={shop}>{children}</ShopContext>
          </SelfContext>
        </QueryClientProvider>
      </LanguageProvider>
    </BootContext>,
  );
}

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Show ${name}` }));
const mark = () => screen.findByRole('button', { name: /^Focal point/ });

test('STUD-03 the library shows pictures, says which lack alternative text, and is searched', async () => {
  show(<MediaScreen />);
  expect(await screen.findByText('2 pictures · 1 without alt text')).toBeDefined();
  const cold = await screen.findByRole('button', { name: 'Show Cold drinks' });
  expect(within(cold).getByText('No alt text')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'Christmas' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show Cold drinks' })).toBeNull());
  fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'nothing like it' } });
  expect(await screen.findByText('No pictures found')).toBeDefined();
});

test('STUD-03 the focal point is moved by keys and saved with the alternative text, at the revision that was seen', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  fireEvent.keyDown(await mark(), { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(await mark(), { key: 'ArrowDown' });
  expect((await mark()).getAttribute('aria-label')).toBe('Focal point: 40% from the left, 63% from the top');
  fireEvent.change(screen.getByRole('textbox', { name: 'Alt text' }), {
    target: { value: 'Salmon on a table' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ name: 'Christmas hero', alt: 'Salmon on a table', focus: { x: 40, y: 63 }, revision: 1 },
  });
});

test('STUD-03 a change by somebody else keeps what was typed; saved once more it takes its place', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  const alt = await screen.findByRole('textbox', { name: 'Alt text' });
  fireEvent.change(alt, { target: { value: 'Mine' } });
  // They gave it another name; nobody here touched that.
  const theirs = file('a', { name: 'Dinner table', alt: 'Theirs', revision: 5 });
  refusal = { status: 409, body: { errorCode: 'mediaChanged', customPayload: { file: theirs } } };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else has just changed this picture/)).toBeDefined();
  expect((alt as HTMLTextAreaElement).value).toBe('Mine');
  refusal = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ name: 'Dinner table', alt: 'Mine', revision: 5 },
  });
});

test('STUD-03 what is typed about a picture while it is saved stays', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  const alt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Alt text' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(alt, { target: { value: 'Salmon' } });
  fireEvent.change(name, { target: { value: 'Dinner' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(alt, { target: { value: 'Salmon on a table' } });
  await screen.findByRole('heading', { name: 'Dinner' });
  expect([alt.value, name.value]).toEqual(['Salmon on a table', 'Dinner']);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false));
});

test('STUD-03 why a picture was not deleted is said at that picture alone', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  refusal = { status: 409, body: { errorCode: 'mediaUsed' } };
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await open('Cold drinks');
  expect(await screen.findByRole('region', { name: 'Cold drinks' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('STUD-03 a deleted picture that cannot be brought back is said to be gone', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  refusal = { status: 404, body: { errorCode: 'mediaNotFound' } };
  fireEvent.click(undo);
  expect(await screen.findByText(/Christmas hero is still deleted\./)).toBeDefined();
});

test('STUD-03 what is typed about a picture is still there after a look at another one', async () => {
  show(<MediaScreen />);
  await open('Cold drinks');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Alt text' }), { target: { value: 'Three bottles' } });
  await open('Christmas hero');
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alt text' }).value).toBe('A table'),
  );
  await open('Cold drinks');
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alt text' }).value).toBe('Three bottles'),
  );
});

test('STUD-03 a picture that arrives does not take the place of the one somebody writes about', async () => {
  show(<MediaScreen />);
  await screen.findByText('Christmas hero');
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {});
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is a way to add pictures');
  fireEvent.change(input, { target: { files: [new File(['x'], 'new.png', { type: 'image/png' })] } });
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await open('Cold drinks');
  await screen.findByRole('textbox', { name: 'Alt text' });
  files = [...files, file('c', { name: 'new' })];
  const [request] = requests;
  Object.defineProperty(request, 'status', { value: 200 });
  Object.defineProperty(request, 'responseText', { value: JSON.stringify({ file: files[2], known: false }) });
  request?.dispatchEvent(new Event('load'));
  expect(await screen.findByText('new.png added')).toBeDefined();
  expect(window.location.search).toBe('?file=b');
});

test('STUD-03 what can never be added is not offered to be tried again', async () => {
  show(<MediaScreen />);
  await screen.findByText('Christmas hero');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is a way to add pictures');
  fireEvent.change(input, { target: { files: [new File([], 'empty.png', { type: 'image/png' })] } });
  expect(await screen.findByText('The file is empty.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('STUD-03 where it is used is told with the way there, and it cannot be deleted', async () => {
  files = [file('a', { name: 'Christmas hero', uses: 2 })];
  usedIn = [
    { item: 'page:/', title: 'Home', where: 'plan', at: '2026-12-24T06:00:00.000Z' },
    { item: 'page:/christmas', title: 'Christmas', where: 'draft' },
  ];
  show(<MediaScreen />);
  await open('Christmas hero');
  const link = await screen.findByRole('link', { name: 'Christmas (draft)' });
  expect(link.getAttribute('href')).toBe('/studio/content/edit?item=page%3A%2Fchristmas');
  expect(screen.getByRole('link', { name: /Home \(scheduled 24 Dec 2026, 06:00\)/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  expect(screen.getByText(/You can’t delete it while 2 pages are using it/)).toBeDefined();
});

test('STUD-03 a deleted picture can be brought back at once', async () => {
  show(<MediaScreen />);
  await open('Christmas hero');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('POST /api/studio/media/a/restore'),
  );
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('DELETE /api/studio/media/a?revision=1');
});

test('STUD-03 who may only read changes nothing', async () => {
  show(<MediaScreen />, ['content:read']);
  await open('Christmas hero');
  expect(await screen.findByText(/You can look at pictures/)).toBeDefined();
  for (const name of ['Upload', 'Save', 'Delete', 'Replace everywhere'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Focal point/ })).toBeNull();
});

test('STUD-03 who may write but not publish renames a picture that is live, and changes nothing that shoppers get of it', async () => {
  usedIn = [{ item: 'page:/', title: 'Home', where: 'live' }];
  show(<MediaScreen />, ['content:read', 'content:write']);
  await open('Christmas hero');
  expect(await screen.findByText(/for someone who can publish/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Focal point/ })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alt text' }).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(false);
});

test('STUD-03 the picker answers a picture as content takes it over', async () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  show(<MediaPicker open onChoose={onChoose} onClose={onClose} />);
  const take = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use this picture', hidden: true });
  expect(take.disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Show Christmas hero', hidden: true }));
  fireEvent.click(take);
  expect(onChoose).toHaveBeenCalledWith({
    ...{ file: 'uploads/a.webp', alt: 'A table', width: 2400, height: 1200, focus: { x: 50, y: 62 } },
  });
  expect(onClose).toHaveBeenCalled();
});
