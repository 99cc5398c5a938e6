import pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseAway } from './databaseAway.ts';

type Heard = (payload: string) => void;

export interface Listening {
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const longestPauseMs = 5000;
/** Processes that lost their connection together come back one by one. */
const spread = () => 0.5 + Math.random();

/** One connection of its own hears all channels, and is opened again whenever it is lost. */
export function createListening(connection: pg.ClientConfig, log: Log): Listening {
  const channels = new Map<string, Set<Heard>>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let pauseMs = 250;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<void> {
    const next = new pg.Client(connection);
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw new DatabaseAway(error);
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    pauseMs = 250;
  }

  function ensureOpen(): Promise<void> {
    if (client || closed) return Promise.resolve();
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  function lost(which: pg.Client): void {
    if (which !== client) return;
    client = undefined;
    if (!closed) openLater();
  }

  function openLater(): void {
    if (timer || closed || channels.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      ensureOpen().then(tellAll, () => openLater());
    }, pauseMs * spread());
    timer.unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function notify(channel: string, payload: string): void {
    for (const heard of channels.get(channel) ?? []) heard(payload);
  }

  /** Notifications during an interruption are lost, so every listener is called once afterwards. */
  function tellAll(): void {
    for (const channel of channels.keys()) notify(channel, '');
  }

  async function listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const heardBy = channels.get(channel) ?? new Set();
    channels.set(channel, heardBy.add(heard));
    try {
      await ensureOpen();
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ channel, error: String(error) }, 'cannot listen to the database yet, trying on');
      openLater();
    }
    return async () => {
      heardBy.delete(heard);
      if (heardBy.size > 0 || channels.get(channel) !== heardBy) return;
      channels.delete(channel);
      await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    channels.clear();
    const open = client;
    client = undefined;
    await open?.end().catch(() => {});
  }

  return { listen, close };
}
