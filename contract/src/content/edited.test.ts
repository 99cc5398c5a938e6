import { expect, test } from 'vitest';
import { editedPage, isRestricted } from '../index.ts';

const pageWith = (access: string) =>
  editedPage.safeParse({ path: '/crew', title: 'Crew', access, meta: {}, blocks: [] });

test.each(['', ' ', ';', 'Not logged in;', 'LOGGED IN AND JOE MEMBER; not logged in'])(
  'ROUTE-27 a page with the access list %j is a page',
  (access) => {
    const { success, data } = pageWith(access);
    expect(success).toBe(true);
    expect(isRestricted(data?.access)).toBe(access.includes('in'));
  },
);

test('ROUTE-27 who may see a page is not guessed: an entry that is none is refused', () => {
  expect(pageWith('logged in').success).toBe(false);
});
