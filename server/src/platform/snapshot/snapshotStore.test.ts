import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database, Queryable } from '../database/database.ts';
import type { SnapshotPart, Snapshots } from './snapshot.ts';
import { openSnapshots } from './snapshotStore.ts';

interface Notes {
  readonly texts: readonly string[];
  readonly shown: readonly string[];
}

/** A database of notes; a text like `at 1500: milk` is shown from that moment on. */
function notesDatabase() {
  const state = { version: 1, texts: ['bread'], away: false, loads: 0 };
  let heard: ((payload: string) => void) | undefined;
  const queryable: Queryable = {
    query: async <Row>({ text }: { text: string }) => {
      if (state.away) throw new Error('connection refused');
      if (text.includes('snapshot_version')) return [{ area: 'notes', version: state.version }] as Row[];
      if (text.startsWith('select text')) {
        state.loads += 1;
        return state.texts.map((one) => ({ text: one })) as Row[];
      }
      return [];
    },
  };
  const database: Database = {
    ...queryable,
    transaction: (work) => work(queryable),
    session: (work) => work({ ...queryable, transaction: (inside) => inside(queryable) }),
    aside: queryable,
    listen: async (_channel, callback) => {
      heard = callback;
      return async () => {
        heard = undefined;
      };
    },
    isReachable: async () => !state.away,
    close: async () => {},
  };
  const change = (...texts: string[]) => {
    state.texts = texts;
    state.version += 1;
  };
  return { database, state, change, notify: () => heard?.('notes'), isHeard: () => heard !== undefined };
}

const dateOf = (text: string) => Number(/^at (\d+)/.exec(text)?.[1] ?? 0);
const shownAt = (texts: readonly string[], now: Date): Notes => ({
  texts,
  shown: texts.filter((text) => dateOf(text) <= now.getTime()),
});

const notesPart: SnapshotPart<Notes> = {
  area: 'notes',
  load: async (database, now) => {
    const rows = await database.query<{ text: string }>({ text: 'select text from note' });
    return shownAt(
      rows.map(({ text }) => text),
      now,
    );
  },
  asOf: ({ texts }, now) => shownAt(texts, now),
  nextChange: ({ texts }, now) => {
    const dates = texts.map(dateOf).filter((date) => date > now.getTime());
    return dates.length > 0 ? new Date(Math.min(...dates)) : undefined;
  },
  changedTags: (previous, next) =>
    next.shown.filter((text) => !previous.shown.includes(text)).map((text) => `note:${text}`),
};

const lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const opened: Snapshots<unknown>[] = [];

async function open(database: Database, pollMs = 60_000) {
  const snapshots = await openSnapshots(database, { notes: notesPart }, { log, pollMs });
  opened.push(snapshots);
  return snapshots;
}

afterEach(async () => {
  vi.useRealTimers();
  lines.length = 0;
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

test('a snapshot is loaded before it is asked for, and cannot be changed', async () => {
  const { database } = notesDatabase();
  const snapshots = await open(database);
  expect(snapshots.current()).toMatchObject({ version: 'notes-1', parts: { notes: { shown: ['bread'] } } });
  expect(() => Object.assign(snapshots.current().parts, { notes: undefined })).toThrow(TypeError);
});

test('a notification brings the change at once, with its tags', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database);
  const before = snapshots.current();
  const changed = new Promise((done) => snapshots.onChange(done));
  notes.change('bread', 'milk');
  notes.notify();
  expect(await changed).toEqual({ version: 'notes-2', tags: ['note:milk'] });
  expect(snapshots.current().parts.notes.shown).toEqual(['bread', 'milk']);
  expect(before.parts.notes.shown).toEqual(['bread']);
});

test('without a notification the poll finds the change', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database, 10);
  notes.change('milk');
  await expect.poll(() => snapshots.current().version).toBe('notes-2');
});

test('the same version is not loaded twice', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database);
  await snapshots.refresh();
  await snapshots.refresh();
  expect(notes.state.loads).toBe(1);
});

test('a part that knows how is brought up to date from the value at hand', async () => {
  const notes = notesDatabase();
  const update = vi.fn(async (previous: Notes, database: Queryable, now: Date): Promise<Notes> => {
    const [last] = (await database.query<{ text: string }>({ text: 'select text from note' })).slice(-1);
    return shownAt([...previous.texts, last?.text ?? ''], now);
  });
  const load = vi.fn(notesPart.load);
  const parts = { notes: { ...notesPart, load, update } };
  const snapshots = await openSnapshots(notes.database, parts, { log, pollMs: 60_000 });
  opened.push(snapshots);
  const before = snapshots.current().parts.notes;
  notes.change('bread', 'milk');
  await snapshots.refresh();
  expect(load).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledExactlyOnceWith(before, expect.anything(), expect.any(Date));
  expect(snapshots.current()).toMatchObject({ version: 'notes-2', parts: { notes: { shown: ['bread', 'milk'] } } });
  update.mockRejectedValueOnce(new Error('broken'));
  notes.change('bread', 'milk', 'eggs');
  await snapshots.refresh();
  expect(snapshots.current().version).toBe('notes-2');
  await snapshots.refresh();
  expect(snapshots.current().parts.notes.shown).toEqual(['bread', 'milk', 'eggs']);
});

test('what takes long is done outside the transaction, and before the value is shown', async () => {
  const notes = notesDatabase();
  let open = 0;
  const database: Database = {
    ...notes.database,
    transaction: async (work) => {
      open += 1;
      return notes.database.transaction(work).finally(() => {
        open -= 1;
      });
    },
  };
  const prepared: { readonly shown: readonly string[]; readonly open: number }[] = [];
  const prepare = vi.fn(async ({ shown }: Notes) => void prepared.push({ shown, open }));
  const snapshots = await openSnapshots(database, { notes: { ...notesPart, prepare } }, { log, pollMs: 60_000 });
  opened.push(snapshots);
  notes.change('milk');
  prepare.mockRejectedValueOnce(new Error('broken'));
  await snapshots.refresh();
  expect(snapshots.current().parts.notes.shown).toEqual(['bread']);
  await snapshots.refresh();
  expect(snapshots.current().parts.notes.shown).toEqual(['milk']);
  expect(prepared).toEqual([
    { shown: ['bread'], open: 0 },
    { shown: ['milk'], open: 0 },
  ]);
});

test('with the database away the last snapshot stays, said once, and it recovers', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database);
  notes.state.away = true;
  await snapshots.refresh();
  await snapshots.refresh();
  expect(snapshots.current().parts.notes.shown).toEqual(['bread']);
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
  notes.state.away = false;
  notes.change('milk');
  await snapshots.refresh();
  expect(snapshots.current().parts.notes.shown).toEqual(['milk']);
  expect(lines.filter(({ level }) => level === 30)).toHaveLength(1);
});

test('a dated change raises the version by itself, with the database away', async () => {
  vi.useFakeTimers({ now: 1000 });
  const notes = notesDatabase();
  notes.state.texts = ['bread', 'at 5000: milk'];
  const snapshots = await open(notes.database);
  expect(snapshots.current().validUntil).toEqual(new Date(5000));
  const heard = vi.fn();
  snapshots.onChange(heard);
  notes.state.away = true;
  await vi.advanceTimersByTimeAsync(4001);
  expect(snapshots.current().parts.notes.shown).toEqual(['bread', 'at 5000: milk']);
  expect(snapshots.current().validUntil).toBeUndefined();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ version: 'notes-1-5000', tags: ['note:at 5000: milk'] });
});

test('a failing listener keeps no other from hearing', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database);
  const heard = vi.fn();
  snapshots.onChange(() => {
    throw new Error('broken');
  });
  const end = snapshots.onChange(heard);
  notes.change('milk');
  await snapshots.refresh();
  expect(heard).toHaveBeenCalledOnce();
  end();
  notes.change('eggs');
  await snapshots.refresh();
  expect(heard).toHaveBeenCalledOnce();
});

test('a closed store listens no more', async () => {
  const notes = notesDatabase();
  const snapshots = await open(notes.database, 5);
  await snapshots.close();
  expect(notes.isHeard()).toBe(false);
  notes.change('milk');
  await new Promise((done) => setTimeout(done, 30));
  expect(snapshots.current().version).toBe('notes-1');
});
