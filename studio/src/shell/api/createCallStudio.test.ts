import { getToday, headers } from '@trolley/contract';
import { expect, test } from 'vitest';
import { createCallStudio } from './createCallStudio.ts';

test('STUD-01 what the page asks with nobody there says so, and is not what keeps a session alive', async () => {
  const marks: (string | null)[] = [];
  let isAttended = true;
  const call = createCallStudio({
    fetch: async (_, init) => {
      marks.push(new Headers(init.headers).get(headers.unattended));
      return Response.json({ at: '2026-11-18T09:00:00.000Z' });
    },
    cookies: () => '',
    uuid: () => '00000000-0000-4000-8000-000000000001',
    now: () => 0,
    isAttended: () => isAttended,
    sessionEnded: async () => false,
  });
  await call(getToday, {});
  isAttended = false;
  await call(getToday, {});
  expect(marks).toEqual([null, '1']);
});
