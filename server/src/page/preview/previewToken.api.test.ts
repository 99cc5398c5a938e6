import { describe, expect, test } from 'vitest';
import { about } from '../../content/testing.ts';
import { christmas, previewed, previewShops } from './testing.ts';

const { lines, query, seed, open } = previewShops();

describe('STUD-04 a preview ends', () => {
  type Who = { id: string; session: string };
  const ways: readonly (readonly [string, (who: Who) => Promise<unknown>])[] = [
    ['when its owner logs out', ({ id }) => query('delete from staff_session where staff_id = $1', id)],
    [
      'when the session is over',
      ({ id }) => query("update staff_session set expires_at = now() - interval '1 second' where staff_id = $1", id),
    ],
    ['when its owner is locked', ({ id }) => query('update staff set locked_at = now() where id = $1', id)],
    ['when the account is closed', ({ id }) => query('update staff set closed_at = now() where id = $1', id)],
    [
      'when content is no longer theirs to see',
      ({ id }) => query("update staff set roles = '{picker}' where id = $1", id),
    ],
    ['after its hours', () => query("update staff_preview set expires_at = now() - interval '1 second'")],
  ];
  test.each(ways)('%s, at once: page, data and calls', async (_, end) => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const editor = await person('content');
    const token = await tokenOf(editor, { at: christmas() });
    const addresses = ['/about', '/_payload/about', '/api/product-discovery/products/bread'];
    for (const path of addresses) expect((await get(previewed(path, token))).statusCode, path).toBe(200);
    await end(editor);
    for (const path of addresses) {
      const answer = await get(previewed(path, token));
      expect(answer.statusCode, path).toBe(403);
      expect(answer.headers['cache-control'], path).toContain('no-store');
      expect(answer.body, path).not.toContain('from the file');
    }
  });

  test('with a token that was made up, is half, or is the session’s own', async () => {
    await seed(about);
    const { get, person, tokenOf } = await open();
    const editor = await person('content');
    const token = await tokenOf(editor);
    const own = editor.session.split('=')[1] ?? '';
    const hash = (await query<{ hash: string }>("select encode(token_hash, 'base64') as hash from staff_preview"))[0]
      ?.hash;
    for (const wrong of ['A'.repeat(43), token.slice(0, 42), own, encodeURIComponent(hash ?? ''), '', "' or 1=1 --"])
      expect((await get(`/about?preview=${encodeURIComponent(wrong)}`)).statusCode, wrong).toBe(403);
  });
});

test('STUD-04 the database knows no token, the log neither; a session keeps its latest thirty', async () => {
  await seed(about);
  const { get, person, tokenOf } = await open();
  const editor = await person('content');
  const first = await tokenOf(editor);
  await get(previewed('/about', first));
  const kept = JSON.stringify(await query('select * from staff_preview'));
  expect(kept).not.toContain(first);
  expect(JSON.stringify(lines)).not.toContain(first);
  let last = '';
  for (let count = 0; count < 30; count += 1) last = await tokenOf(editor);
  expect((await get(previewed('/about', first))).statusCode).toBe(403);
  expect((await get(previewed('/about', last))).statusCode).toBe(200);
  expect(await query('select from staff_preview')).toHaveLength(30);
});

test('STUD-04 nobody opens more than sixty in a minute', async () => {
  const { person, ask } = await open();
  const editor = await person('content');
  const codes: number[] = [];
  for (let count = 0; count < 62; count += 1) codes.push((await ask(editor)).statusCode);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(61);
  expect(codes).toContain(429);
});

test('STUD-04 the parameter means nothing to any other call, and is no way around a permission', async () => {
  const { get, app, person, tokenOf } = await open();
  const token = await tokenOf(await person('content'), { at: christmas() });
  expect((await get(previewed('/api/studio/me', token))).statusCode).toBe(401);
  expect((await get(previewed('/api/csrf', 'nonsense'))).statusCode).toBe((await get('/api/csrf')).statusCode);
  const posted = await app.inject({ method: 'POST', url: previewed('/api/product-discovery/products/bread', token) });
  expect(posted.statusCode).toBeGreaterThanOrEqual(400);
});
