import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeUploads, fileFixture } from './testing/fakeUploads.ts';
import { useUploads } from './useUploads.ts';

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
let server: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  server = fakeUploads();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

const open = () => renderHook(() => useUploads('contact')).result;
const add = (list: ReturnType<typeof open>, ...names: string[]) =>
  act(async () => list.current.add(names.map(fileFixture)));
const remove = (list: ReturnType<typeof open>, at: number) =>
  act(async () => list.current.remove(list.current.files[at]!.key));
const names = (list: ReturnType<typeof open>) => list.current.files.map(({ name }) => name);

test('a file that was removed before its turn is never sent', async () => {
  const list = open();
  await add(list, 'a.pdf', 'b.pdf', 'c.pdf');
  await remove(list, 1);
  await server.sent()[0]!.answer({ id: ids[0] });
  expect(server.sent().map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
  expect(server.sent()[1]?.url).toBe(`/api/forms/contact/uploads?shown=${ids[0]}`);
});

test('files of a second choice wait for those of the first: the server knows one browser, not two', async () => {
  const list = open();
  await add(list, 'a.pdf');
  await add(list, 'b.pdf');
  expect(server.sent()).toHaveLength(1);
  await server.sent()[0]!.answer({ id: ids[0] });
  expect(server.sent()).toHaveLength(2);
});

test('what is removed while it is sent is broken off; once it is sent whole it goes by the id of its answer', async () => {
  const list = open();
  await add(list, 'a.pdf', 'b.pdf');
  await remove(list, 0);
  expect(server.sent()[0]?.isAborted).toBe(true);
  const second = server.sent()[1]!;
  second.leave();
  await remove(list, 0);
  expect([second.isAborted, server.removed]).toEqual([false, []]);
  await second.answer({ id: ids[1] });
  expect(server.removed).toEqual([ids[1]]);
  expect(names(list)).toEqual([]);
});

test('who asks for the ids gets them when all files have come, and none where one has not', async () => {
  const list = open();
  await add(list, 'a.pdf', 'b.pdf');
  let settled: string[] | undefined | 'waits' = 'waits';
  void list.current.settle().then((found) => {
    settled = found;
  });
  await server.sent()[0]!.answer({ id: ids[0] });
  expect(settled).toBe('waits');
  await server.sent()[1]!.answer({ id: ids[1] });
  expect(settled).toEqual(ids);
  await add(list, 'c.pdf');
  await server.sent()[2]!.answer({ errorCode: 'uploadKind' }, 415);
  expect(await list.current.settle()).toBeUndefined();
  await remove(list, 2);
  expect(await list.current.settle()).toEqual(ids);
});

test('after a reload the files are still in the list, can be removed, and go with the message', async () => {
  const before = open();
  await add(before, 'a.pdf', 'b.pdf');
  await server.sent()[0]!.answer({ id: ids[0] });
  await server.sent()[1]!.answer({ id: ids[1] });
  const after = open();
  expect(names(after)).toEqual(['a.pdf', 'b.pdf']);
  expect(await after.current.settle()).toEqual(ids);
  await remove(after, 0);
  expect(server.removed).toEqual([ids[0]]);
  expect(names(open())).toEqual(['b.pdf']);
  act(() => after.current.clear());
  expect(names(open())).toEqual([]);
});

test('what the server has deleted by now is in no list', async () => {
  const list = open();
  await add(list, 'a.pdf');
  await server.sent()[0]!.answer({ id: ids[0] });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] });
  expect(names(open())).toEqual([]);
  sessionStorage.setItem('draft:form-contact-files', '[{"id":1},null,"x"]');
  expect(names(open())).toEqual([]);
});
