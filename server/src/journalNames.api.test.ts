import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalNames } from './journalNames.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { searchJournal } from './staff/journal/searchJournal.ts';
import { writeJournal } from './staff/journal/writeJournal.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
const query = (text: string, ...values: unknown[]) => own.database.query({ text, values });

test('STUD-02 things of the journal are called what they are called today; what is gone has its id alone', async () => {
  const { database } = own;
  const [picture, gone] = [randomUUID(), randomUUID()];
  await query(`insert into content_page (path, title) values ('/about', 'About us')`);
  await query(
    `insert into content_media (id, file, source_hash, hash, name, width, height, bytes, sent_bytes)
     values ($1, 'x.webp', sha256('x'), '0123456789abcdef', 'Hero', 1, 1, 1, 1)`,
    picture,
  );
  for (const [kind, id] of [
    ['page', '/about'],
    ['page', '/gone'],
    ['media', picture],
    ['media', gone],
    ['redirect', '/old'],
  ] as const)
    await writeJournal(database, { staffId: null }, { action: 'content.published', subject: { kind, id } });
  const { entries } = await searchJournal(database, { query: {} }, null, journalNames);
  expect(entries.map(({ subject }) => subject).toReversed()).toEqual([
    { kind: 'page', id: '/about', name: 'About us' },
    { kind: 'page', id: '/gone' },
    { kind: 'media', id: picture, name: 'Hero' },
    { kind: 'media', id: gone },
    { kind: 'redirect', id: '/old' },
  ]);
});
